import { bodyOf, PageQueryDto } from '../../platform/http/index.js';

export class PartnerPageDto extends PageQueryDto {}
export class CreatePartnerDto extends bodyOf('partners.create') {}
