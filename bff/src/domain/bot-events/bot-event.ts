import type { BotEvent } from '@portal/contracts';

type Facts<Event> = Event extends BotEvent ? Omit<Event, 'id' | 'position' | 'at'> : never;

/** What an event says, without its place in the feed. */
export type BotEventFacts = Facts<BotEvent>;

/** An event before it has a place in the feed. */
export interface NewBotEvent {
  /** Names what it tells, so that it is reported once: `plan:<user>:<change>`; its id in the feed. */
  readonly key: string;
  readonly at: Date;
  readonly facts: BotEventFacts;
}

/** An event with its place in the feed. */
export interface PlacedBotEvent extends NewBotEvent {
  readonly position: number;
}

/** Events are kept so long after they got their place; in days. */
export const BOT_EVENTS_KEPT_DAYS = 30;
