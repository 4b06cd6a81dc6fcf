import { IdField, TextField } from '../../platform/http/index.js';

export class CreatePaymentDto {
  @IdField()
  orderId: string;

  @TextField({ min: 0, max: 100, optional: true })
  orderToken?: string;
}

export class OrderTokenDto {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}
