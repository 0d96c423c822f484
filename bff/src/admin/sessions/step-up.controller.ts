import { Body, Controller, Req } from '@nestjs/common';
import { stepUp, type StepUpRequest } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/address-of';
import { AdminStepUpService, type Proof } from '../../domain/sign-in/admin-step-up.service';
import { DomainError } from '../../platform/errors/domain-error';
import { LimitSignIns } from '../../platform/http/rate-limits';
import { Refuses, Route } from '../../platform/http/route';
import { SecurityLog } from '../../platform/logging/security-log';
import { Access, admin } from '../../platform/security/access';
import { type AdminPrincipal, Caller } from '../../platform/security/caller';
import { StepUpBody } from './step-up.body';

@Controller()
export class StepUpController {
  constructor(
    private readonly steps: AdminStepUpService,
    private readonly security: SecurityLog,
  ) {}

  @Route(stepUp)
  @Refuses(
    'sessions/code-required',
    'sessions/factor-missing',
    'sessions/wrong-code',
    'sessions/wrong-admin-password',
    'sessions/locked',
  )
  @Access(admin('read'))
  @LimitSignIns()
  async stepUp(
    @Caller() caller: AdminPrincipal,
    @Body() body: StepUpBody,
    @Req() request: FastifyRequest,
  ): Promise<{ provenUntil: string }> {
    const proof = onlyProof(body);
    const until = await this.security.watchStepUp(request, { actor: caller.actor }, () =>
      this.steps.prove(caller, proof, addressOf(request)),
    );
    return { provenUntil: until.toISOString() };
  }
}

function onlyProof({ password, code }: StepUpRequest): Proof {
  if (code !== undefined && password === undefined) return { code };
  if (password !== undefined && code === undefined) return { password };
  throw new DomainError('request/invalid', undefined, 'either password or code');
}
