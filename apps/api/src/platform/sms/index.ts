export { HttpSms, LoggedSms, Sms, SmsRefused, type TextMessage } from './sms.js';
export { SmsModule } from './sms.module.js';
