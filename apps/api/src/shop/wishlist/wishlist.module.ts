import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ChangeWishlist } from './change-wishlist.js';
import { ReadWishlist } from './read-wishlist.js';
import { WishlistController } from './wishlist.controller.js';

@Module({ imports: [CatalogModule], controllers: [WishlistController], providers: [ReadWishlist, ChangeWishlist] })
export class WishlistModule {}
