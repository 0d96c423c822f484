import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { KnownDevices } from '../../platform/security/known-devices';
import { KNOWN_DEVICE_MODEL, knownDeviceSchema } from './known-device.schema';
import { KnownDevicesRepository } from './known-devices.repository';
import { KnownDevicesService } from './known-devices.service';

/** Must not depend on accounts or sessions, because sessions forget devices when they end. */
@Module({
  imports: [MongooseModule.forFeature([{ name: KNOWN_DEVICE_MODEL, schema: knownDeviceSchema }])],
  providers: [
    KnownDevicesRepository,
    KnownDevicesService,
    { provide: KnownDevices, useExisting: KnownDevicesService },
  ],
  exports: [KnownDevicesService, KnownDevices],
})
export class KnownDevicesModule {}
