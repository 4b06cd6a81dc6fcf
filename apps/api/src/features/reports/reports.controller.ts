import { Controller, Query } from '@nestjs/common';
import type { OverviewWire, ProofWire } from '@dronesoccer/contracts';
import { Endpoint } from '../../platform/http/index.js';
import { Overview } from './overview.js';
import { Proof } from './proof.js';
import { OverviewQueryDto } from './reports.dto.js';

@Controller()
export class ReportsController {
  constructor(
    private readonly overview: Overview,
    private readonly proof: Proof,
  ) {}

  @Endpoint('reports.overview')
  getOverview(@Query() query: OverviewQueryDto): Promise<OverviewWire> {
    return this.overview.of(query);
  }

  @Endpoint('reports.proof')
  getProof(): Promise<ProofWire> {
    return this.proof.now();
  }
}
