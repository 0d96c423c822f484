import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { addressBlock } from '../../platform/http/address-block';
import { FactorCodesService } from '../admin-factors/factor-codes.service';
import { type DeviceTrace, KnownDevicesService } from '../known-devices/known-devices.service';
import { isLocked, LoginAttemptsService } from './login-attempts.service';
import { codeFirstAttempt, type SignInSource, type SubscriberSource } from './login-counters';

/** Finds out how well the source of a sign-in is known, before its password is checked. */
@Injectable()
export class SignInSourcesService {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly codes: FactorCodesService,
    private readonly attempts: LoginAttemptsService,
    private readonly config: Config,
  ) {}

  /** The source of a subscriber's sign-in. */
  async ofSubscriber(userId: number, trace: DeviceTrace): Promise<SubscriberSource> {
    const device = await this.devices.deviceOfSubscriber(userId, trace);
    if (device !== null) return { kind: 'known-device', device };
    const block = addressBlock(trace.address);
    const isKnown = await this.devices.knowsBlockOfSubscriber(userId, block);
    return { kind: isKnown ? 'known-address' : 'unknown', block };
  }

  /**
   * The source of an administrator's sign-in. A correct code ranks above a known address, because unknown
   * clients may share the address. `code` is undefined when there is none; it is not used up.
   */
  async ofAdmin(trace: DeviceTrace, code: string | undefined): Promise<SignInSource> {
    const device = await this.devices.deviceOfAdmins(trace);
    if (device !== null) return { kind: 'known-device', device };
    const block = addressBlock(trace.address);
    const owner = code === undefined ? null : await this.ownerOf(code);
    if (owner !== null) return { kind: 'right-code', owner };
    const isKnown = await this.devices.knowsBlockOfAdmins(block);
    return { kind: isKnown ? 'known-address' : 'unknown', block };
  }

  /** The owner of a code; null also after too many wrong codes. */
  private async ownerOf(code: string): Promise<string | null> {
    const names = this.config.admins.map(({ name }) => name);
    try {
      return await this.attempts.checkAtOnce(codeFirstAttempt(), () =>
        this.codes.ownerOf(code, names),
      );
    } catch (error) {
      if (isLocked(error)) return null;
      throw error;
    }
  }
}
