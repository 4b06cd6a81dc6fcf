import { Module } from '@nestjs/common';
import { productImportCallNames } from '@dronesoccer/contracts';
import { importsController } from '../../../platform/imports/index.js';
import { InventoryModule } from '../../inventory/index.js';
import { CatalogModule } from '../catalog.module.js';
import { ApplyImport } from './import/apply-import.js';
import { ExportProducts } from './import/export-products.js';
import { ImportController } from './import/import.controller.js';
import { ImportProducts } from './import/import-products.js';
import { BulkProducts } from './bulk-products.js';
import { ProductsAdminController } from './products.controller.js';
import { EditProducts } from './edit-products.js';
import { PublishProducts } from './publish-products.js';
import { ReadProducts } from './read-products.js';

@Module({
  imports: [CatalogModule, InventoryModule],
  controllers: [ImportController, importsController(productImportCallNames, ImportProducts), ProductsAdminController],
  providers: [ReadProducts, EditProducts, BulkProducts, ImportProducts, ApplyImport, ExportProducts, PublishProducts],
})
export class CatalogAdminModule {}
