import { Schema } from 'mongoose';

/** Injection token of the model of relay heartbeats. */
export const RELAY_HEARTBEAT_MODEL = 'RelayHeartbeat';

/** Time of the last signed request of a relay. */
export interface RelayHeartbeatRecord {
  /** Name of the relay in the configuration. */
  _id: string;
  at: Date;
}

/** Collection `relay_beats`: one small document per relay, read by name only. */
export const relayHeartbeatSchema = new Schema<RelayHeartbeatRecord>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'relay_beats', versionKey: false, strict: 'throw' },
);
