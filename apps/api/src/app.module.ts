import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/index.js';
import type { Log } from './platform/logging/index.js';
import { ArenaFiguresModule } from './features/arena-figures/index.js';
import { ArenasModule } from './features/arenas/index.js';
import { AuthModule } from './features/auth/index.js';
import { BookingsModule } from './features/bookings/index.js';
import { CalendarFeedsModule } from './features/calendar-feeds/index.js';
import { CampaignsModule } from './features/campaigns/index.js';
import { CartModule } from './features/cart/index.js';
import { CatalogAdminModule, CatalogModule } from './features/catalog/index.js';
import { CheckoutModule } from './features/checkout/index.js';
import { CompaniesModule } from './features/companies/index.js';
import { ContactsModule } from './features/contacts/index.js';
import { CouponsModule } from './features/coupons/index.js';
import { GeoModule } from './features/geo/index.js';
import { InventoryModule } from './features/inventory/index.js';
import { LocationsModule } from './features/locations/index.js';
import { MailLogModule } from './features/mail-log/index.js';
import { NewsletterModule } from './features/newsletter/index.js';
import { OrdersModule } from './features/orders/index.js';
import { PartnersModule } from './features/partners/index.js';
import { PaymentsModule } from './features/payments/index.js';
import { ReportsModule } from './features/reports/index.js';
import { RestockNoticesModule } from './features/restock-notices/index.js';
import { SavedViewsModule } from './features/saved-views/index.js';
import { SettingsModule } from './features/settings/index.js';
import { SharePicturesModule } from './features/share-pictures/index.js';
import { SlotDriftModule } from './features/slot-drift/index.js';
import { SlotsModule } from './features/slots/index.js';
import { AddressesModule, UsersModule } from './features/users/index.js';
import { WaitlistModule } from './features/waitlist/index.js';
import { WishlistModule } from './features/wishlist/index.js';
import { PlatformModule } from './platform/platform.module.js';

/** The features, and nothing else; each belongs to the part that answers its calls. */
const features = {
  auth: [AuthModule, UsersModule],
  core: [
    AddressesModule,
    CompaniesModule,
    LocationsModule,
    GeoModule,
    ArenasModule,
    SlotsModule,
    InventoryModule,
    CatalogModule,
    CatalogAdminModule,
    CartModule,
    WishlistModule,
    RestockNoticesModule,
    CheckoutModule,
    CouponsModule,
    OrdersModule,
    BookingsModule,
    WaitlistModule,
    NewsletterModule,
    CampaignsModule,
    PaymentsModule,
    ReportsModule,
    SettingsModule,
    SavedViewsModule,
    MailLogModule,
    CalendarFeedsModule,
    ArenaFiguresModule,
    SlotDriftModule,
    SharePicturesModule,
    PartnersModule,
    ContactsModule,
  ],
};

@Module({})
export class AppModule {
  static with(config: Config, log: Log): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, log),
        ...(config.parts.has('auth') ? features.auth : []),
        ...(config.parts.has('core') ? features.core : []),
      ],
    };
  }
}
