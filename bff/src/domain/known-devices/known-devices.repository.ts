import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { retryOnDuplicateKey } from '../../platform/mongo/duplicate-key';
import { KNOWN_DEVICE_MODEL, type KnownDeviceRecord } from './known-device.schema';

/** A device or an address block to look up. */
export type DeviceOrBlock = { readonly device: string } | { readonly block: string };

/** The fields of a record that decide whether it is valid. */
export type DeviceOwner = Pick<KnownDeviceRecord, 'subject' | 'secretMark'>;

/** Stored known devices. */
@Injectable()
export class KnownDevicesRepository {
  constructor(
    @InjectModel(KNOWN_DEVICE_MODEL) private readonly devices: Model<KnownDeviceRecord>,
  ) {}

  /** Stores a sign-in; replaces an earlier one of the same subject, device and block. */
  async put({ _id, ...record }: KnownDeviceRecord): Promise<void> {
    await retryOnDuplicateKey(() =>
      this.devices.updateOne({ _id }, { $set: record }, { upsert: true }).exec(),
    );
  }

  /** Subjects among the given ones with a valid record of this device or block at `now`. */
  async ownersAmong(
    subjects: readonly string[],
    where: DeviceOrBlock,
    now: Date,
  ): Promise<DeviceOwner[]> {
    return this.devices
      .find({ subject: { $in: [...subjects] }, ...where, expiresAt: { $gt: now } })
      .select({ subject: 1, secretMark: 1 })
      .lean<DeviceOwner[]>()
      .exec();
  }

  /** Owners of a device in one audience with a valid record at `now`. */
  async ownersOf(
    device: string,
    audience: KnownDeviceRecord['audience'],
    now: Date,
  ): Promise<DeviceOwner[]> {
    return this.devices
      .find({ device, audience, expiresAt: { $gt: now } })
      .select({ subject: 1, secretMark: 1 })
      .lean<DeviceOwner[]>()
      .exec();
  }

  /** Whether a device has a valid record of any subject at `now`. */
  async isUsed(device: string, now: Date): Promise<boolean> {
    const found = await this.devices
      .findOne({ device, expiresAt: { $gt: now } }, { _id: 1 })
      .lean<Pick<KnownDeviceRecord, '_id'>>()
      .exec();
    return found !== null;
  }

  /** Removes the devices of a subject, except one. */
  async removeOfSubject(subject: string, keep: string | null): Promise<void> {
    const filter = keep === null ? { subject } : { subject, device: { $ne: keep } };
    await this.devices.deleteMany(filter).exec();
  }

  /** Removes one device of a subject. */
  async remove(subject: string, device: string): Promise<void> {
    await this.devices.deleteMany({ subject, device }).exec();
  }

  /** Removes all but the `keep` latest records of a subject. */
  async removeSurplus(subject: string, keep: number): Promise<void> {
    const surplus = await this.devices
      .find({ subject }, { _id: 1 })
      .sort({ signedInAt: -1 })
      .skip(keep)
      .lean<Pick<KnownDeviceRecord, '_id'>[]>()
      .exec();
    if (surplus.length === 0) return;
    await this.devices.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } }).exec();
  }
}
