import { Module } from '@nestjs/common';
import { importCallNames } from '@dronesoccer/contracts';
import { csvController, listController } from '../../platform/http/index.js';
import { importsController } from '../../platform/imports/index.js';
import { ChangeTopics } from './admin/change-topics.js';
import { SubscribersController } from './admin/subscribers.controller.js';
import { TagsController } from './admin/tags.controller.js';
import { ManageSubscribers } from './admin/manage-subscribers.js';
import { ImportSubscribers } from './admin/import/import-subscribers.js';
import { presentSubscriber, subscriberFile } from './admin/subscribers.presenter.js';
import { subscriberExport, subscriberList } from './admin/subscribers.queries.js';
import { ChangeSubscription } from './change-subscription.js';
import { ManageTags } from './manage-tags.js';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterLinks } from './newsletter-links.js';
import { NewsletterMails } from './newsletter-mails.js';
import { Subscribe } from './subscribe.js';

@Module({
  controllers: [
    // It comes first, so that `export` is not read as an id.
    csvController('newsletter.subscribers.admin.export', subscriberExport, subscriberFile),
    NewsletterController,
    TagsController,
    SubscribersController,
    listController('newsletter.subscribers.admin.list', subscriberList, presentSubscriber),
    importsController(importCallNames('newsletter.imports'), ImportSubscribers),
  ],
  providers: [
    ChangeSubscription,
    ChangeTopics,
    ImportSubscribers,
    ManageSubscribers,
    ManageTags,
    NewsletterLinks,
    NewsletterMails,
    Subscribe,
  ],
  exports: [NewsletterLinks],
})
export class NewsletterModule {}
