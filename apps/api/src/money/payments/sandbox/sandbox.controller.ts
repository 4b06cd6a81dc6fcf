import { Controller, Param, Req, Res } from '@nestjs/common';
import type { Socket } from 'node:net';
import { AppError } from '../../../platform/errors/index.js';
import { type ApiRequest, type ApiResponse, localeOf, RawEndpoint } from '../../../platform/http/index.js';
import { missingPage, sandboxActions, sandboxPage } from './sandbox-page.js';
import { SandboxProcessor } from './sandbox-processor.js';
import { sandboxStyle } from './sandbox-style.js';

const htmlPage = { type: 'text/html', schema: { type: 'string' } };

/** The sandbox's hosted payment page. It uses no scripts, so the content security policy needs no exception. */
@Controller()
export class SandboxController {
  constructor(private readonly sandbox: SandboxProcessor) {}

  @RawEndpoint({
    name: 'sandbox.style',
    method: 'GET',
    path: '/sandbox/pay.css',
    summary: 'The style sheet of the sandbox’s pay page',
    access: 'public',
    answers: { type: 'text/css', schema: { type: 'string' } },
  })
  style(@Res() response: ApiResponse): void {
    response.setHeader('Cache-Control', 'public, max-age=3600');
    // Do not use `send` here or below: without an ETag, Express answers a request that has `*` as its If-None-Match
    // header with 304.
    response.type('css').end(sandboxStyle);
  }

  @RawEndpoint({
    name: 'sandbox.page',
    method: 'GET',
    path: '/sandbox/pay/:reference',
    summary: 'The sandbox’s pay page',
    access: 'public',
    answers: htmlPage,
    errors: ['PAY_005', 'COMMON_001', 'COMMON_007'],
  })
  async show(
    @Param('reference') reference: string,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    await this.render(reference, request, response, false);
  }

  @RawEndpoint({
    name: 'sandbox.press',
    method: 'POST',
    path: '/sandbox/pay/:reference',
    summary: 'A button of the sandbox’s pay page: pay, fail or cancel',
    access: 'public',
    answers: htmlPage,
    consumes: 'application/x-www-form-urlencoded',
    errors: ['PAY_005', 'PAY_007', 'COMMON_001', 'COMMON_004', 'COMMON_005', 'COMMON_007', 'COMMON_010'],
  })
  async press(
    @Param('reference') reference: string,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    if (!this.sandbox.isOn) throw new AppError('PAY_005');
    const { action, token } = (request.body ?? {}) as Partial<Record<'action' | 'token', unknown>>;
    const kind = sandboxActions.find((known) => known === action);
    if (kind === undefined || !this.sandbox.isFormToken(reference, token)) throw new AppError('PAY_007');
    const next = await this.sandbox.press(
      reference,
      kind,
      `${ownOrigin(request.socket)}/api/payments/webhooks/sandbox`,
    );
    if (next === null) await this.render(reference, request, response, true);
    else response.redirect(303, next);
  }

  private async render(
    reference: string,
    request: ApiRequest,
    response: ApiResponse,
    hasFailed: boolean,
  ): Promise<void> {
    const session = this.sandbox.isOn ? await this.sandbox.session(reference, hasFailed) : null;
    response.setHeader('Cache-Control', 'no-store');
    if (session === null)
      response
        .status(404)
        .type('html')
        .end(missingPage(localeOf(request)));
    else
      response
        .status(hasFailed ? 502 : 200)
        .type('html')
        .end(sandboxPage(session));
  }
}

/**
 * Returns the origin of this process, from the address of the incoming request, so that the sandbox needs no configured
 * shop address.
 */
function ownOrigin({ localAddress = '127.0.0.1', localPort }: Socket): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}
