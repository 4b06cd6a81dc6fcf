import { Controller, Req } from '@nestjs/common';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type ApiRequest, isSigned, RawEndpoint } from '../../../platform/http/index.js';
import { readReportingEmail } from './read-email.js';
import { readProviderJson } from './read-json.js';
import { TakeReports } from './take-reports.js';

const returnSignatureHeader = 'x-signature';

/** Takes reports about emails that came back later, from whatever receives them: a mail server's script or a provider. */
@Controller()
export class ReturnedController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly reports: TakeReports,
  ) {}

  @RawEndpoint({
    name: 'newsletter.returned',
    method: 'POST',
    path: '/api/newsletter/returned',
    summary: 'Takes a signed report about an email that came back: a provider’s JSON, or the email of a mail server',
    access: 'public',
    consumes: 'message/rfc822',
    alsoTakesJson: true,
    answers: {
      type: 'application/json',
      schema: { type: 'object', required: ['received'], properties: { received: { type: 'boolean', enum: [true] } } },
    },
    errors: ['NEWS_001', 'NEWS_019', 'COMMON_003', 'COMMON_004', 'COMMON_005', 'COMMON_010'],
  })
  async receive(@Req() request: ApiRequest): Promise<{ received: true }> {
    const { returnKeys } = this.config.newsletter;
    const { rawBody } = request;
    const body: unknown = request.body;
    const signature = request.get(returnSignatureHeader);
    if (returnKeys === null || rawBody === undefined) throw new AppError('NEWS_019');
    if (!isSigned(returnKeys, rawBody, signature, this.clock.now())) throw new AppError('NEWS_019');
    await this.reports.take(body === undefined ? await this.readEmail(rawBody) : readProviderJson(body));
    return { received: true };
  }

  private async readEmail(raw: Buffer): Promise<Awaited<ReturnType<typeof readReportingEmail>>> {
    try {
      return await readReportingEmail(raw);
    } catch (error) {
      throw new AppError('NEWS_019', { cause: error });
    }
  }
}
