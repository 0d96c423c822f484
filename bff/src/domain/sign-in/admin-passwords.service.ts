import { Injectable, Logger } from '@nestjs/common';
import { adminPasswordFault } from '@portal/rules';
import { Config, type ConfiguredAdmin } from '../../platform/config/config';
import { PasswordHasherService } from '../../platform/security/password-hasher.service';

/** Checks passwords against the configured administrators. */
@Injectable()
export class AdminPasswordsService {
  private readonly log = new Logger('AdminPasswords');

  constructor(
    private readonly config: Config,
    private readonly passwords: PasswordHasherService,
  ) {}

  /**
   * The administrator with this password; null for none. In production a password that adminPasswordFault
   * refuses never matches. Every configured hash is checked, so that the time reveals neither the owner nor
   * the reason of a refusal.
   * @throws DomainError request/too-many.
   */
  async findAdmin(password: string): Promise<ConfiguredAdmin | null> {
    return this.find(this.config.admins, password);
  }

  /**
   * Whether this is a password of the administrator, by the same rules.
   * @throws DomainError request/too-many.
   */
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

  /** The caller does not see the reason; the log names the administrator who needs another password. */
  private isRefused({ name }: ConfiguredAdmin, password: string): boolean {
    if (!this.config.isProduction) return false;
    const names = this.config.admins.map((admin) => admin.name);
    const fault = adminPasswordFault(password, { brand: this.config.brand.name, names });
    if (fault !== null) this.log.warn(`The right password of ${name} was refused: ${fault}.`);
    return fault !== null;
  }
}
