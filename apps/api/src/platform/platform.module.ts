// Owns: idempotency_keys, rate_limits, audit_entries, settings, mail_log, uploaded_pictures, picture_references, imports,
// import_rows, content_changes, backups, restores. Reads: companies (companies), sessions (auth), authenticators (auth),
// user_roles (users), users (users).
import { type DynamicModule, Module } from '@nestjs/common';
import { type Config, ConfigModule } from '../config/index.js';
import { AccessModule } from './access/index.js';
import { AuditModule } from './audit/index.js';
import { ClientModule } from './client/index.js';
import { ClockModule } from './clock/index.js';
import { ContentVersionsModule } from './content-versions/index.js';
import { DatabaseModule } from './database/index.js';
import { DocumentsModule } from './documents/index.js';
import { HealthModule } from './health/index.js';
import { HousekeepingModule } from './housekeeping/index.js';
import { HttpModule } from './http/http.module.js';
import { IdempotencyModule } from './idempotency/index.js';
import { ImportsModule } from './imports/index.js';
import { JobsModule } from './jobs/index.js';
import { ImagesModule } from './images/index.js';
import { type Log, LogModule } from './logging/index.js';
import { MailModule } from './mail/index.js';
import { MetricsModule } from './metrics/index.js';
import { RateLimitsModule } from './rate-limits/index.js';
import { RssModule } from './rss/index.js';
import { SettingsReadingModule } from './settings/index.js';
import { SitemapModule } from './sitemap/index.js';
import { SmsModule } from './sms/index.js';
import { StorageModule } from './storage/index.js';
import { TracingModule } from './tracing/index.js';

/** The foundation of every feature. Its modules are global, so a feature's module imports only other features. */
@Module({})
export class PlatformModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.with(config),
        LogModule.with(log),
        ClockModule,
        TracingModule,
        DatabaseModule,
        MetricsModule,
        JobsModule,
        MailModule,
        SettingsReadingModule,
        SmsModule,
        AuditModule,
        AccessModule,
        IdempotencyModule,
        RateLimitsModule,
        HttpModule,
        HealthModule,
        HousekeepingModule,
        ClientModule,
        StorageModule,
        ImagesModule,
        DocumentsModule,
        ImportsModule,
        RssModule,
        ContentVersionsModule,
        SitemapModule,
      ],
    };
  }
}
