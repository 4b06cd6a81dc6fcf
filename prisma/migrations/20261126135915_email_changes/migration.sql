-- People change their email address by a link that goes to the new one, and each emailed link works only while the account has
-- the address that it went to. The previous version works on it: its links have no address and work as before.
SET lock_timeout = '5s';

-- AlterTable
ALTER TABLE "email_tokens" ADD COLUMN     "email" CITEXT,
ADD COLUMN     "newsletter_locale" CHAR(2);

-- 4 is LinkPurpose.CHANGE_EMAIL.
ALTER TABLE email_tokens DROP CONSTRAINT email_tokens_purpose_known;
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_purpose_known CHECK (purpose IN (1, 2, 3, 4));
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_change_has_address CHECK (purpose <> 4 OR email IS NOT NULL);
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_newsletter_locale_known CHECK (newsletter_locale IN ('en', 'fr'));

RESET lock_timeout;
