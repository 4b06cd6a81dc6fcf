import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller.js';
import { AddressesService } from './addresses.service.js';
import { MeController } from './me.controller.js';
import { UserAccounts } from './user-accounts.js';
import { UsersService } from './users.service.js';

/** The signed-in person; answered by the auth part. */
@Module({ controllers: [MeController], providers: [UserAccounts, UsersService], exports: [UserAccounts] })
export class UsersModule {}

/** Where things are shipped to; answered by the core part. */
@Module({ controllers: [AddressesController], providers: [AddressesService] })
export class AddressesModule {}
