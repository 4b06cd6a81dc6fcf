import { bodies, type BodyFields, type CallName, callNames, type CallQuery } from '@dronesoccer/contracts';
import { DiscoveryService, ModulesContainer } from '@nestjs/core';
import { ArenaFiguresDto, FigureExportDto } from '../../src/features/arena-figures/arena-figures.dto.js';
import { ArenaAdminListDto, ArenaImpactDto } from '../../src/features/arenas/admin/arenas.dto.js';
import { ArenaListDto, ArenasNearbyDto } from '../../src/features/arenas/arenas.dto.js';
import { BookingFilterDto, BookingListDto } from '../../src/features/bookings/admin/bookings-admin.dto.js';
import { ArchivePageDto } from '../../src/features/campaigns/archive/archive.dto.js';
import { CampaignListDto } from '../../src/features/campaigns/edit/campaigns.dto.js';
import { DeliveryListDto } from '../../src/features/campaigns/sending/sending.dto.js';
import { MailLogDto } from '../../src/features/mail-log/mail-log.dto.js';
import { SubscriberImportRowsDto } from '../../src/features/newsletter/import/imports.dto.js';
import { SubscriberFilterDto, SubscriberListDto } from '../../src/features/newsletter/admin/subscribers.dto.js';
import { LetterQueryDto } from '../../src/features/newsletter/newsletter.dto.js';
import { DaySheetDto } from '../../src/features/bookings/day/day.dto.js';
import { BookingTokenDto, MyBookingsDto } from '../../src/features/bookings/bookings.dto.js';
import { ProductAdminFilterDto, ProductAdminListQueryDto } from '../../src/features/catalog/admin/products.dto.js';
import {
  ProductListQueryDto,
  ProductQueryDto,
  ProductsByIdQueryDto,
  RelatedQueryDto,
} from '../../src/features/catalog/catalog.dto.js';
import { ImportRowsQueryDto } from '../../src/features/catalog/import/import.dto.js';
import { CartQueryDto } from '../../src/features/cart/cart.dto.js';
import { AssignmentListDto, CouponListDto, RedemptionListDto } from '../../src/features/coupons/admin/coupons.dto.js';
import { CompanyListDto } from '../../src/features/companies/companies.dto.js';
import { ContactFilterDto, ContactListDto, SafeSportListDto } from '../../src/features/contacts/admin/contacts.dto.js';
import { CityQueryDto, ReverseQueryDto } from '../../src/features/geo/geo.dto.js';
import { LocationAdminListDto } from '../../src/features/locations/admin/locations.dto.js';
import { LocationListQueryDto, NearbyQueryDto } from '../../src/features/locations/locations.dto.js';
import { BoardDto, OrderFilterDto, OrderListDto } from '../../src/features/orders/admin/orders.dto.js';
import { MyOrdersDto, OrderTokenDto, ReorderDto } from '../../src/features/orders/orders.dto.js';
import { ReturnQueueDto } from '../../src/features/orders/returns/returns.dto.js';
import {
  PartnerDeleteDto,
  PartnerFilterDto,
  PartnerListDto,
  PartnerMoveDto,
} from '../../src/features/partners/admin/partners.dto.js';
import { PartnerPageDto } from '../../src/features/partners/partners.dto.js';
import { PaymentListQueryDto } from '../../src/features/payments/admin/payments.dto.js';
import { PaymentTokenDto } from '../../src/features/payments/payments.dto.js';
import { FailedJobsQueryDto, OverviewQueryDto } from '../../src/features/reports/reports.dto.js';
import { StopQueryDto } from '../../src/features/restock-notices/restock-notices.dto.js';
import { SavedViewsQueryDto } from '../../src/features/saved-views/saved-views.dto.js';
import { SlotAdminListDto } from '../../src/features/slots/admin/slots.dto.js';
import { ArenaSlotsDto, NextSlotsDto } from '../../src/features/slots/slots.dto.js';
import { WaitlistTokenDto } from '../../src/features/waitlist/waitlist.dto.js';
import { WishlistQueryDto } from '../../src/features/wishlist/wishlist.dto.js';
import { endpointOf, fieldsOf, PageQueryDto } from '../../src/platform/http/index.js';
import { useApi } from '../support/api.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A call's query and the class that checks it; does not compile unless both have the same fields, optional ones too. */
const query =
  <N extends CallName>(name: N) =>
  <Dto extends object>(dto: new () => Dto, _same: Same<keyof NonNullable<CallQuery<N>>, keyof Dto>) => ({ name, dto });

const queries = [
  query('cart.get')(CartQueryDto, true),
  query('cart.add')(CartQueryDto, true),
  query('cart.update')(CartQueryDto, true),
  query('cart.remove')(CartQueryDto, true),
  query('cart.clear')(CartQueryDto, true),
  query('cart.merge')(CartQueryDto, true),
  query('cart.count')(CartQueryDto, true),
  query('cart.total')(CartQueryDto, true),
  query('cart.summary')(CartQueryDto, true),
  query('coupons.admin.list')(CouponListDto, true),
  query('coupons.admin.redemptions')(RedemptionListDto, true),
  query('coupons.admin.assignments')(AssignmentListDto, true),
  query('locations.list')(LocationListQueryDto, true),
  query('locations.nearby')(NearbyQueryDto, true),
  query('geo.cities')(CityQueryDto, true),
  query('geo.reverse')(ReverseQueryDto, true),
  query('me.orders')(MyOrdersDto, true),
  query('orders.get')(OrderTokenDto, true),
  query('orders.cancel')(OrderTokenDto, true),
  query('orders.takeBack')(OrderTokenDto, true),
  query('orders.return')(OrderTokenDto, true),
  query('orders.returnQuote')(OrderTokenDto, true),
  query('orders.invoice')(OrderTokenDto, true),
  query('orders.reorder')(ReorderDto, true),
  query('me.bookings')(MyBookingsDto, true),
  query('bookings.decline')(BookingTokenDto, true),
  query('bookings.admin.list')(BookingListDto, true),
  query('bookings.admin.export')(BookingFilterDto, true),
  query('bookings.day.sheet')(DaySheetDto, true),
  query('bookings.get')(BookingTokenDto, true),
  query('bookings.renew')(BookingTokenDto, true),
  query('bookings.cancelQuote')(BookingTokenDto, true),
  query('bookings.cancel')(BookingTokenDto, true),
  query('bookings.moves')(BookingTokenDto, true),
  query('bookings.move')(BookingTokenDto, true),
  query('squads.change')(BookingTokenDto, true),
  query('squads.invite')(BookingTokenDto, true),
  query('squads.get')(BookingTokenDto, true),
  query('squads.answer')(BookingTokenDto, true),
  query('waitlist.get')(WaitlistTokenDto, true),
  query('waitlist.leave')(WaitlistTokenDto, true),
  query('bookings.calendar')(BookingTokenDto, true),
  query('bookings.invoice')(BookingTokenDto, true),
  query('newsletter.archive')(ArchivePageDto, true),
  query('newsletter.campaigns.list')(CampaignListDto, true),
  query('newsletter.campaigns.deliveries')(DeliveryListDto, true),
  query('newsletter.unsubscribe')(LetterQueryDto, true),
  query('mailLog.list')(MailLogDto, true),
  query('newsletter.subscribers.list')(SubscriberListDto, true),
  query('newsletter.subscribers.export')(SubscriberFilterDto, true),
  query('newsletter.imports.rows')(SubscriberImportRowsDto, true),
  query('newsletter.imports.list')(PageQueryDto, true),
  query('orders.admin.list')(OrderListDto, true),
  query('arenas.list')(ArenaListDto, true),
  query('arenas.nearby')(ArenasNearbyDto, true),
  query('arenas.admin.list')(ArenaAdminListDto, true),
  query('arenas.admin.impact')(ArenaImpactDto, true),
  query('slots.ofArena')(ArenaSlotsDto, true),
  query('slots.next')(NextSlotsDto, true),
  query('slots.admin.list')(SlotAdminListDto, true),
  query('slots.admin.export')(SlotAdminListDto, true),
  query('companies.list')(CompanyListDto, true),
  query('locations.admin.list')(LocationAdminListDto, true),
  query('orders.admin.board')(BoardDto, true),
  query('orders.admin.export')(OrderFilterDto, true),
  query('orders.admin.returns')(ReturnQueueDto, true),
  query('partners.list')(PartnerPageDto, true),
  query('partners.admin.list')(PartnerListDto, true),
  query('partners.admin.export')(PartnerFilterDto, true),
  query('partners.admin.activate')(PartnerMoveDto, true),
  query('partners.admin.deactivate')(PartnerMoveDto, true),
  query('partners.admin.delete')(PartnerDeleteDto, true),
  query('payments.get')(PaymentTokenDto, true),
  query('payments.admin.list')(PaymentListQueryDto, true),
  query('products.list')(ProductListQueryDto, true),
  query('products.get')(ProductQueryDto, true),
  query('products.related')(RelatedQueryDto, true),
  query('products.byIds')(ProductsByIdQueryDto, true),
  query('products.admin.list')(ProductAdminListQueryDto, true),
  query('products.admin.export')(ProductAdminFilterDto, true),
  query('products.admin.importRows')(ImportRowsQueryDto, true),
  query('products.admin.stockMoves')(PageQueryDto, true),
  query('arenaFigures.get')(ArenaFiguresDto, true),
  query('arenaFigures.export')(FigureExportDto, true),
  query('reports.overview')(OverviewQueryDto, true),
  query('reports.failedJobs.list')(FailedJobsQueryDto, true),
  query('restockNotices.stop')(StopQueryDto, true),
  query('savedViews.list')(SavedViewsQueryDto, true),
  query('wishlist.get')(WishlistQueryDto, true),
  query('contacts.admin.list')(ContactListDto, true),
  query('contacts.admin.export')(ContactFilterDto, true),
  query('safeSport.list')(SafeSportListDto, true),
];

describe('the class that checks a request', () => {
  const api = useApi();

  /** The classes of ours that each call's method takes. */
  const classesOfCalls = (): Map<string, object[]> => {
    const controllers = new DiscoveryService(api.app.get(ModulesContainer)).getControllers();
    const found = controllers.flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: object }).prototype;
      return Object.getOwnPropertyNames(prototype).flatMap((method): [string, object[]][] => {
        const handler: unknown = Object.getOwnPropertyDescriptor(prototype, method)?.value;
        const endpoint = typeof handler === 'function' ? endpointOf(handler) : undefined;
        const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as object[];
        return endpoint ? [[endpoint.name, types]] : [];
      });
    });
    return new Map(found);
  };

  it.each(callNames)('of %s is made from the body that the contracts describe', (name) => {
    const made = (classesOfCalls().get(name) ?? []).map(fieldsOf).filter((fields) => fields !== undefined);
    const described = (bodies as Readonly<Record<string, BodyFields>>)[name];
    expect(made).toEqual(described === undefined ? [] : [described]);
  });

  it.each(queries)('of $name has the fields of its query', ({ name, dto }) => {
    expect(classesOfCalls().get(name)).toContain(dto);
  });

  it('is listed here for every query', () => {
    const listed = new Set(queries.map(({ dto }) => dto as object));
    const isChecked = (type: object): boolean => /(?:Dto)$/.test((type as { name: string }).name);
    const others = [...classesOfCalls()].flatMap(([name, types]) =>
      (callNames as readonly string[]).includes(name)
        ? types.filter((type) => isChecked(type) && fieldsOf(type) === undefined && !listed.has(type))
        : [],
    );
    expect(others).toEqual([]);
  });
});
