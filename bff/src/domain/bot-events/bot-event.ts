import type { BotEvent } from '@portal/contracts';

type Facts<Event> = Event extends BotEvent ? Omit<Event, 'id' | 'position' | 'at'> : never;

/** Content of an event, without its position. */
export type BotEventFacts = Facts<BotEvent>;

/** An event before it has a position in the feed. */
export interface NewBotEvent {
  /**
   * Idempotency key, so the event is reported once: `plan:<user>:<change>`; it is the event's id in the
   * feed.
   */
  readonly key: string;
  readonly at: Date;
  readonly facts: BotEventFacts;
  /** It gets no position before this instant, because the user has quiet hours; absent: at once. */
  readonly notBefore?: Date;
}

/** An event with its position in the feed. */
export interface PlacedBotEvent extends NewBotEvent {
  readonly position: number;
}

/** Days for which events are stored after they got their position. */
export const BOT_EVENTS_KEPT_DAYS = 30;
