import { bodyOf, TextField } from '../../platform/http/index.js';

export class CreatePaymentDto extends bodyOf('payments.create') {}

export class OrderTokenDto {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}
