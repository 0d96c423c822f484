import { Body, Controller, Req } from '@nestjs/common';
import { stepUp, type StepUpRequest } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { AdminStepUpService, type Proof } from '../../domain/sign-in/admin-step-up.service';
import { FailedSignInsService } from '../../domain/sign-in/failed-sign-ins.service';
import { DomainError } from '../../platform/errors/domain-error';
import { Refuses, Route } from '../../platform/http/route';
import { NeedsNoIndexes } from '../../platform/http/unique-indexes.guard';
import { SecurityLogService } from '../../platform/logging/security-log.service';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { AdminOrigin, type Origin } from '../../platform/security/origin';
import { StepUpBody } from './step-up.body';

@Controller()
export class StepUpController {
  constructor(
    private readonly steps: AdminStepUpService,
    private readonly failures: FailedSignInsService,
    private readonly security: SecurityLogService,
  ) {}

  @Route(stepUp)
  @NeedsNoIndexes()
  @Refuses(
    'sessions/code-required',
    'sessions/factor-missing',
    'sessions/wrong-code',
    'sessions/wrong-admin-password',
    'sessions/locked',
  )
  @Access(admin('read'))
  async stepUp(
    @AdminOrigin() origin: Origin,
    @Caller() caller: AdminPrincipal,
    @Body() body: StepUpBody,
    @Req() request: FastifyRequest,
  ): Promise<{ provenUntil: string }> {
    const proof = onlyProof(body);
    const until = await this.security.watchStepUp(request, { actor: caller.actor }, () =>
      this.failures.watch({ origin, action: 'admins/step-up-failed' }, () =>
        this.steps.prove(caller, proof),
      ),
    );
    return { provenUntil: until.toISOString() };
  }
}

function onlyProof({ password, code }: StepUpRequest): Proof {
  if (code !== undefined && password === undefined) return { code };
  if (password !== undefined && code === undefined) return { password };
  throw new DomainError('request/invalid', undefined, 'either password or code');
}
