import { bodyOf, TextField } from '../../platform/http/index.js';

export class AskDto extends bodyOf('restockNotices.ask') {}

export class StopQueryDto {
  @TextField({ min: 0, max: 100, optional: true })
  token?: string;
}
