import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller.js';
import { EditAddresses } from './edit-addresses.js';
import { MeController } from './me.controller.js';
import { UserAccounts } from './user-accounts.js';
import { EditProfile } from './edit-profile.js';

/** The signed-in person; served by the auth part. */
@Module({ controllers: [MeController], providers: [UserAccounts, EditProfile], exports: [UserAccounts] })
export class UsersModule {}

/** Shipping addresses; served by the core part. */
@Module({ controllers: [AddressesController], providers: [EditAddresses] })
export class AddressesModule {}
