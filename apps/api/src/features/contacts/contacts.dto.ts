import { bodyOf } from '../../platform/http/index.js';

export class SendContactDto extends bodyOf('contacts.send') {}
