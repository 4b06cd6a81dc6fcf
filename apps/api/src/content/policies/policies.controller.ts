import { Controller, Param, Query } from '@nestjs/common';
import type { Locale, PolicyWire, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, RequestLocale } from '../../platform/http/index.js';
import { ReadPolicies } from './read-policies.js';

const cacheSeconds = 5;

@Controller()
export class PoliciesController {
  constructor(private readonly policies: ReadPolicies) {}

  @Endpoint('policies.get', { cacheSeconds })
  get(
    @Param('name') name: string,
    @Query() query: ReceivedQuery<'policies.get'>,
    @RequestLocale() locale: Locale,
  ): Promise<PolicyWire> {
    return this.policies.get(name, query, locale);
  }
}
