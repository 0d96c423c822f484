import type { BotEvent } from '@portal/contracts';
import type { PlacedBotEvent } from '../../domain/bot-events/bot-event';

/** An event for the bot. */
export function presentEvent({ key, position, at, facts }: PlacedBotEvent): BotEvent {
  return { id: key, position, at: at.toISOString(), ...facts };
}
