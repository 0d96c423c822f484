import { Controller } from '@nestjs/common';
import {
  getServedContracts,
  SERVED_CONTRACTS,
  type ServedContractsResponse,
} from '@portal/contracts';
import { buildInfo } from '../build-info';
import { Route } from '../http/route';
import { Access } from '../security/access';

@Controller()
export class ServedContractsController {
  @Route(getServedContracts)
  @Access('public')
  read(): ServedContractsResponse {
    return { contracts: [...SERVED_CONTRACTS], ...buildInfo };
  }
}
