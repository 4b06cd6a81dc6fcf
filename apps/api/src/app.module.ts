import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/index.js';
import type { Log } from './platform/logging/index.js';
import { AccountsModule } from './office/accounts/index.js';
import { AuditPagesModule } from './office/audit/index.js';
import { ArenaFiguresModule } from './play/figures/index.js';
import { ArenasModule } from './play/arenas/index.js';
import { AuthModule } from './people/auth/index.js';
import { BookingsModule } from './play/bookings/index.js';
import { CalendarFeedsModule } from './play/feeds/index.js';
import { CampaignsModule } from './newsletter/campaigns/index.js';
import { CartModule } from './shop/cart/index.js';
import { CatalogAdminModule, CatalogModule } from './shop/catalog/index.js';
import { CheckoutModule } from './shop/checkout/index.js';
import { CoachingModule } from './play/coaching/index.js';
import { CompaniesModule } from './places/companies/index.js';
import { ContactsModule } from './inbox/contacts/index.js';
import { CouponsModule } from './shop/coupons/index.js';
import { EventsModule } from './content/events/index.js';
import { FaqModule } from './content/faq/index.js';
import { GalleryModule } from './content/gallery/index.js';
import { GeoModule } from './places/geo/index.js';
import { InventoryModule } from './shop/inventory/index.js';
import { LocationsModule } from './places/locations/index.js';
import { MailLogModule } from './office/mail-log/index.js';
import { FamiliesModule } from './club/families/index.js';
import { MembershipsModule } from './club/memberships/index.js';
import { NewsletterModule } from './newsletter/subscribers/index.js';
import { OrdersModule } from './shop/orders/index.js';
import { MediaModule } from './content/media/index.js';
import { PagesModule } from './content/pages/index.js';
import { PartnersModule } from './inbox/partners/index.js';
import { PaymentsModule } from './money/payments/index.js';
import { PoliciesModule } from './content/policies/index.js';
import { PostsModule } from './content/posts/index.js';
import { PrivacyModule } from './office/privacy/index.js';
import { ReportsModule } from './office/reports/index.js';
import { RestockNoticesModule } from './shop/restock/index.js';
import { SavedViewsModule } from './office/saved-views/index.js';
import { SettingsModule } from './office/settings/index.js';
import { SharePicturesModule } from './office/share-pictures/index.js';
import { SiteSearchModule } from './content/search/index.js';
import { SlotDriftModule } from './play/drift/index.js';
import { SlotsModule } from './play/slots/index.js';
import { AddressesModule, UsersModule } from './people/users/index.js';
import { WaiversModule } from './club/waivers/index.js';
import { WaitlistModule } from './play/waitlist/index.js';
import { WishlistModule } from './shop/wishlist/index.js';
import { PlatformModule } from './platform/platform.module.js';

/** The feature modules, grouped by the API part that serves them. */
const features = {
  auth: [AuthModule, UsersModule, AccountsModule, PrivacyModule],
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
    FamiliesModule,
    CoachingModule,
    MembershipsModule,
    WaiversModule,
    PostsModule,
    EventsModule,
    FaqModule,
    GalleryModule,
    MediaModule,
    PagesModule,
    PoliciesModule,
    SiteSearchModule,
    NewsletterModule,
    CampaignsModule,
    PaymentsModule,
    ReportsModule,
    SettingsModule,
    SavedViewsModule,
    MailLogModule,
    AuditPagesModule,
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
