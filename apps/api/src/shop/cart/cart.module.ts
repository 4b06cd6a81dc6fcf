import { Module } from '@nestjs/common';
import { CartController } from './cart.controller.js';
import { ChangeCart } from './change-cart.js';
import { MergeCart } from './merge-cart.js';
import { ReadCart } from './read-cart.js';

@Module({ controllers: [CartController], providers: [ReadCart, ChangeCart, MergeCart] })
export class CartModule {}
