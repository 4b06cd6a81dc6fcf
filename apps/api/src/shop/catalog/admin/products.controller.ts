import { Body, Controller, Query } from '@nestjs/common';
import type {
  Locale,
  Page,
  ProductAdminRowWire,
  ProductAdminWire,
  ProductBulkWire,
  ProductFamilyWire,
  ProductPreviewWire,
  PictureUploadWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import { type Caller, PreviewLinks } from '../../../platform/access/index.js';
import {
  CurrentUser,
  Endpoint,
  IdParam,
  Repeat,
  RequestLocale,
  type SentFile,
  Upload,
} from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { PictureUploads } from '../../../platform/images/index.js';
import { productPreviews } from '../show-product.js';
import { BulkProducts } from './bulk-products.js';
import { EditProducts } from './edit-products.js';
import { ReadProducts } from './read-products.js';

const ProductParam = (): ParameterDecorator => IdParam('id', 'PROD_001');

@Controller()
export class ProductsAdminController {
  constructor(
    private readonly read: ReadProducts,
    private readonly edit: EditProducts,
    private readonly bulk: BulkProducts,
    private readonly pictures: PictureUploads,
    private readonly previews: PreviewLinks,
  ) {}

  @Endpoint('products.admin.list')
  list(
    @Query() query: ReceivedQuery<'products.admin.list'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<ProductAdminRowWire>> {
    return this.read.list(query, locale);
  }

  @Endpoint('products.admin.families')
  families(): Promise<ProductFamilyWire[]> {
    return this.read.families();
  }

  @Endpoint('products.admin.get')
  get(@ProductParam() id: string): Promise<ProductAdminWire> {
    return this.read.get(id);
  }

  @Endpoint('products.admin.preview')
  async preview(@ProductParam() id: string): Promise<ProductPreviewWire> {
    return this.previews.issue(productPreviews, (await this.read.get(id)).id);
  }

  @Endpoint('products.admin.create')
  create(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'products.admin.create'>,
    @Repeat() repeat: Repeatable,
  ): Promise<ProductAdminWire> {
    return this.edit.create(user.id, body, repeat);
  }

  @Endpoint('products.admin.update')
  update(
    @CurrentUser() user: Caller,
    @ProductParam() id: string,
    @Body() body: ReceivedBody<'products.admin.update'>,
  ): Promise<ProductAdminWire> {
    return this.edit.update(user.id, id, body);
  }

  @Endpoint('products.admin.setActive')
  setActive(
    @CurrentUser() user: Caller,
    @ProductParam() id: string,
    @Body() { isActive }: ReceivedBody<'products.admin.setActive'>,
  ): Promise<ProductAdminWire> {
    return this.edit.setActive(user.id, id, isActive);
  }

  @Endpoint('products.admin.duplicate')
  duplicate(
    @CurrentUser() user: Caller,
    @ProductParam() id: string,
    @Repeat() repeat: Repeatable,
  ): Promise<ProductAdminWire> {
    return this.edit.duplicate(user.id, id, repeat);
  }

  @Endpoint('products.admin.delete')
  delete(@CurrentUser() user: Caller, @ProductParam() id: string): Promise<null> {
    return this.edit.delete(user.id, id);
  }

  @Endpoint('products.admin.bulk')
  runBulk(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'products.admin.bulk'>,
    @Repeat() repeat: Repeatable,
  ): Promise<ProductBulkWire> {
    return this.bulk.run(user.id, body, repeat);
  }

  @Endpoint('products.admin.uploadPicture')
  uploadPicture(@CurrentUser() user: Caller, @Upload() file: SentFile): Promise<PictureUploadWire> {
    return this.pictures.keep(file, user.id);
  }
}
