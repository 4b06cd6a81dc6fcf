import { IdField, TextField } from '../../platform/http/index.js';

export class CreatePaymentDto {
  @IdField()
  orderId: string;

  @TextField({ max: 100, optional: true })
  orderToken?: string;
}

export class OrderTokenDto {
  @TextField({ max: 100, optional: true })
  token?: string;
}
