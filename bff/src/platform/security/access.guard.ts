import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isProofFresh, parseUserId, roleMay } from '@portal/rules';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors/domain-error';
import { SecurityLogService } from '../logging/security-log.service';
import { ACCESS_POLICY, type AccessPolicy } from './access';
import { type AdminPrincipal, type Principal, rememberPrincipal } from './caller';
import { SessionCookiesService } from './session-cookies.service';
import { RelayHeartbeatsService } from '../relays/relay-heartbeats.service';
import { withTimeout } from '../mongo/with-timeout';
import { MachineKeysService } from './machine-keys.service';
import { RecentAdminsService } from './recent-admins.service';
import { RelaySignatureService } from './relay-signature.service';
import { SessionDirectory } from './session-directory';
import { STEP_UP } from './step-up';
import { WITHOUT_DATABASE } from './without-database';

/** How long a route with WithoutDatabase waits for the database, in ms. */
const PATIENCE_MS = 700;

/** All identities that a request can prove. */
interface Credentials {
  readonly subscriber: Extract<Principal, { kind: 'subscriber' }> | null;
  readonly admin: AdminPrincipal | null;
  readonly machine: Extract<Principal, { kind: 'bot' | 'relay' }> | null;
}

/** What the decorators of a route demand. */
interface Demands {
  readonly policy: AccessPolicy | undefined;
  /** The route waits for the database as long as others do. */
  readonly isPatient: boolean;
  readonly needsProof: boolean;
}

type Handler = ReturnType<ExecutionContext['getHandler']>;

/**
 * Allows a request only when the policy of its route allows it. A route without a policy is denied (SEC-30).
 */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly demands = new WeakMap<Handler, Demands>();

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionDirectory,
    private readonly cookies: SessionCookiesService,
    private readonly machines: MachineKeysService,
    private readonly signatures: RelaySignatureService,
    private readonly heartbeats: RelayHeartbeatsService,
    private readonly recentAdmins: RecentAdminsService,
    private readonly security: SecurityLogService,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError sessions/required, sessions/forbidden, sessions/role-forbidden,
   * sessions/step-up-required, sessions/wrong-signature, accounts/invalid-id, service/unavailable.
   */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { policy, isPatient, needsProof } = this.demandsOf(context.getHandler());
    if (policy?.kind === 'public') return true;
    const credentials = isPatient
      ? await this.identify(request)
      : ((await withTimeout(PATIENCE_MS, this.identify(request))) ?? this.remember(request));
    const principal = policy ? choose(policy, credentials, request) : null;
    if (!principal) throw this.denial(policy, credentials, request);
    if (principal.kind === 'relay') {
      this.demandSignature(request, principal.name);
      await this.heartbeats.note(principal.name);
    }
    if (needsProof && principal.kind === 'admin') this.demandProof(request, principal);
    rememberPrincipal(request, principal);
    return true;
  }

  /** Read once for each handler: reading metadata takes longer than the rest of the decision. */
  private demandsOf(handler: Handler): Demands {
    const known = this.demands.get(handler);
    if (known) return known;
    const demands = {
      policy: this.reflector.get<AccessPolicy | undefined>(ACCESS_POLICY, handler),
      isPatient: this.reflector.get<true | undefined>(WITHOUT_DATABASE, handler) !== true,
      needsProof: this.reflector.get<true | undefined>(STEP_UP, handler) === true,
    };
    this.demands.set(handler, demands);
    return demands;
  }

  private demandSignature(request: FastifyRequest, relay: string): void {
    const fault = this.signatures.faultOf(request);
    if (fault === null) return;
    this.security.write('authn_signature_fail', request, { actor: relay, fault });
    throw new DomainError('sessions/wrong-signature');
  }

  private demandProof(request: FastifyRequest, { actor, provenAt }: AdminPrincipal): void {
    if (isProofFresh(provenAt, this.clock.now())) return;
    const code = 'sessions/step-up-required';
    this.security.write('authz_fail', request, { code, kind: 'admin', userId: null, actor });
    throw new DomainError(code);
  }

  private async identify(request: FastifyRequest): Promise<Credentials> {
    const subscriber = this.cookies.read(request, 'subscriber');
    return {
      subscriber: subscriber === null ? null : await this.sessions.findSubscriber(subscriber),
      admin: await this.findAdmin(request),
      machine: this.machines.find(request.headers.authorization),
    };
  }

  private async findAdmin(request: FastifyRequest): Promise<AdminPrincipal | null> {
    const cookie = this.cookies.read(request, 'admin');
    if (cookie === null) return null;
    const admin = await this.sessions.findAdmin(cookie);
    this.recentAdmins.note(cookie, admin);
    return admin;
  }

  /** The recently seen administrator of a request. @throws DomainError service/unavailable. */
  private remember(request: FastifyRequest): Credentials {
    const cookie = this.cookies.read(request, 'admin');
    const admin = cookie === null ? null : this.recentAdmins.find(cookie);
    if (!admin) throw new DomainError('service/unavailable');
    return { subscriber: null, admin, machine: null };
  }

  private denial(
    policy: AccessPolicy | undefined,
    { subscriber, admin, machine }: Credentials,
    request: FastifyRequest,
  ): DomainError {
    const known = subscriber ?? admin ?? machine;
    const lacksRole = admin !== null && policy !== undefined && 'permission' in policy;
    const forbidden = lacksRole ? 'sessions/role-forbidden' : 'sessions/forbidden';
    const code = known ? forbidden : 'sessions/required';
    this.security.write('authz_fail', request, {
      code,
      kind: known?.kind ?? null,
      userId: subscriber?.userId ?? null,
      actor: admin?.actor ?? machine?.name ?? null,
    });
    return new DomainError(code);
  }
}

function choose(
  policy: AccessPolicy,
  { subscriber, admin, machine }: Credentials,
  request: FastifyRequest,
): Principal | null {
  switch (policy.kind) {
    case 'public':
      return null;
    case 'subscriber':
      return subscriber;
    case 'admin':
      return admin && roleMay(admin.role, policy.permission) ? admin : null;
    case 'bot':
    case 'relay':
      return machine?.kind === policy.kind ? machine : null;
    case 'self':
    case 'self-or-admin': {
      const mayOther =
        policy.kind === 'self-or-admin' && admin && roleMay(admin.role, policy.permission);
      if (!subscriber && !mayOther) return null;
      const userId = userIdOf(request, policy.param);
      if (subscriber?.userId === userId) return subscriber;
      return mayOther ? admin : null;
    }
  }
}

function userIdOf(request: FastifyRequest, param: string): number {
  const params = request.params as Readonly<Record<string, string | undefined>>;
  const userId = parseUserId(params[param] ?? '');
  if (userId === null) throw new DomainError('accounts/invalid-id');
  return userId;
}
