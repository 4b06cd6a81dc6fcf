import { bodyOf } from '../../platform/http/index.js';

export class UpdateMeDto extends bodyOf('me.update') {}
export class SaveAddressDto extends bodyOf('me.addresses.create') {}
