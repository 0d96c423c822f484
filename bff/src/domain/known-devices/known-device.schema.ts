import { Schema } from 'mongoose';

/** Token of the model of known devices. */
export const KNOWN_DEVICE_MODEL = 'KnownDevice';

/** That somebody signed in with a device from an address block. */
export interface KnownDeviceRecord {
  /** Subject, device and block: one record for each combination. */
  _id: string;
  audience: 'subscriber' | 'admin';
  /** Who signed in (`subjectKey`). */
  subject: string;
  /** Hash of the administrator's configured password hash: a new secret forgets devices; else null. */
  secretMark: string | null;
  /** SHA-256 of the device cookie in hex. */
  device: string;
  /** Address block of the sign-in (`addressBlock`). */
  block: string;
  /** Last sign-in with this device from this block. */
  signedInAt: Date;
  /** KNOWN_DEVICE_MS after it. */
  expiresAt: Date;
}

/** Collection `known_devices`. */
export const knownDeviceSchema = new Schema<KnownDeviceRecord>(
  {
    _id: { type: String, required: true },
    audience: { type: String, required: true },
    subject: { type: String, required: true },
    secretMark: { type: String, default: null },
    device: { type: String, required: true },
    block: { type: String, required: true },
    signedInAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'known_devices', versionKey: false, strict: 'throw' },
);

// Everything about a subject, which has few records; in the order in which they give way.
knownDeviceSchema.index({ subject: 1, signedInAt: -1 });
// Whether anybody knows a device.
knownDeviceSchema.index({ device: 1 });
// Only tidies up; whether a record counts is decided by the clock at every read.
knownDeviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
