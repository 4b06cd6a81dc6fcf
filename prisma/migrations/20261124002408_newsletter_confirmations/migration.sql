-- A link that confirms a subscription is signed over the confirmation of the latest request, not over the token in issues.
-- The previous version works on it: it neither reads nor writes the new column. A request that it takes has no confirmation,
-- and the next version confirms it by the old link if it is the first request of the address.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "newsletter_subscriptions" ADD COLUMN     "confirmation_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscriptions_confirmation_id_key" ON "newsletter_subscriptions"("confirmation_id");

RESET lock_timeout;
