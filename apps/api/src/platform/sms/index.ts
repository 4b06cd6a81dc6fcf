export { Sms, SmsRefused } from './sms.js';
export { SmsModule } from './sms.module.js';
