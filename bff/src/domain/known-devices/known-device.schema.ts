import { Schema } from 'mongoose';

/** Token of the model of known devices. */
export const KNOWN_DEVICE_MODEL = 'KnownDevice';

/** A sign-in of an owner with a device from an address block. */
export interface KnownDeviceRecord {
  /** Subject, device and block: one record per combination. */
  _id: string;
  audience: 'subscriber' | 'admin';
  /** Owner (`subjectKey`). */
  subject: string;
  /**
   * SHA-256 of the administrator's configured password hash, so a new password invalidates the record; else
   * null.
   */
  secretMark: string | null;
  /** SHA-256 of the device cookie in hex. */
  device: string;
  /** Address block of the sign-in (`addressBlock`). */
  block: string;
  /** Last sign-in with this device from this block. */
  signedInAt: Date;
  /** KNOWN_DEVICE_MS after the last sign-in. */
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

// All records of a subject, which has few; the oldest are removed first.
knownDeviceSchema.index({ subject: 1, signedInAt: -1 });
// Whether any subject knows a device.
knownDeviceSchema.index({ device: 1 });
// Only for cleanup; each read compares `expiresAt` with the clock.
knownDeviceSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
