import { Module } from '@nestjs/common';
import { BestSellers } from './best-sellers.js';
import { CatalogController } from './catalog.controller.js';
import { CatalogService } from './catalog.service.js';

@Module({ controllers: [CatalogController], providers: [CatalogService, BestSellers] })
export class CatalogModule {}
