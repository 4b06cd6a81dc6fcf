import { Body, Controller, Param } from '@nestjs/common';
import type { EntryPreviewWire, PolicyAdminWire, PolicyTextsWire, ReceivedBody } from '@dronesoccer/contracts';
import { type Caller, PreviewLinks } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { VersionNumber } from '../../entries/index.js';
import { policyPreviews } from '../read-policies.js';
import { EditPolicies } from './edit-policies.js';

@Controller()
export class PoliciesAdminController {
  constructor(
    private readonly policies: EditPolicies,
    private readonly previews: PreviewLinks,
  ) {}

  @Endpoint('policies.admin.list')
  list(): Promise<PolicyAdminWire[]> {
    return this.policies.list();
  }

  @Endpoint('policies.admin.version')
  version(@Param('name') name: string, @VersionNumber() number: number): Promise<PolicyTextsWire> {
    return this.policies.version(name, number);
  }

  @Endpoint('policies.admin.preview')
  async preview(@Param('name') name: string, @VersionNumber() number: number): Promise<EntryPreviewWire> {
    return this.previews.issue(policyPreviews, (await this.policies.version(name, number)).id);
  }

  @Endpoint('policies.admin.publish')
  publish(
    @CurrentUser() user: Caller,
    @Param('name') name: string,
    @Body() body: ReceivedBody<'policies.admin.publish'>,
    @Repeat() repeat: Repeatable,
  ): Promise<PolicyAdminWire> {
    return this.policies.publish(user.id, name, body, repeat);
  }

  @Endpoint('policies.admin.withdraw')
  withdraw(
    @CurrentUser() user: Caller,
    @Param('name') name: string,
    @VersionNumber() number: number,
  ): Promise<PolicyAdminWire> {
    return this.policies.withdraw(user.id, name, number);
  }
}
