import { Controller } from '@nestjs/common';
import { type CatalogueResponse, getCatalogue } from '@portal/contracts';
import { Route } from '../../platform/http/route';
import { Access } from '../../platform/security/access';
import { CatalogueService } from './catalogue.service';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Route(getCatalogue)
  @Access('public')
  async read(): Promise<CatalogueResponse> {
    return this.catalogue.read();
  }
}
