import { Injectable, Logger } from '@nestjs/common';
import { adminPasswordFault } from '@portal/rules';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';

/** Compares passwords with the administrators of the configuration. */
@Injectable()
export class AdminPasswordsService {
  private readonly log = new Logger('AdminPasswords');

  constructor(
    private readonly config: Config,
    private readonly passwords: PasswordHasherService,
  ) {}

  /**
   * Whose password it is, null for nobody's. In production a password that adminPasswordFault refuses is
   * nobody's, whatever the hashes say. Every configured hash is tried in any case, so that the time does
   * not tell whose it is, or why it is refused. @throws DomainError request/too-many.
   */
  async findAdmin(password: string): Promise<ConfiguredAdmin | null> {
    return this.find(this.config.admins, password);
  }

  /** Whether it is a password of this administrator, by the same rules. @throws DomainError request/too-many. */
  async holds(actor: string, password: string): Promise<boolean> {
    const own = this.config.admins.filter(({ name }) => name === actor);
    return (await this.find(own, password)) !== null;
  }

  private async find(
    admins: readonly ConfiguredAdmin[],
    password: string,
  ): Promise<ConfiguredAdmin | null> {
    let found: ConfiguredAdmin | null = null;
    for (const admin of admins.length > 0 ? admins : [null]) {
      const matches = await this.passwords.verify(admin?.passwordHash ?? null, password);
      if (matches && admin) found ??= admin;
    }
    return found && this.isRefused(found, password) ? null : found;
  }

  /** The caller learns nothing of it; the log tells the operator who needs another password. */
  private isRefused({ name }: ConfiguredAdmin, password: string): boolean {
    if (!this.config.isProduction) return false;
    const names = this.config.admins.map((admin) => admin.name);
    const fault = adminPasswordFault(password, { brand: this.config.brand.name, names });
    if (fault !== null) this.log.warn(`The right password of ${name} was refused: ${fault}.`);
    return fault !== null;
  }
}
