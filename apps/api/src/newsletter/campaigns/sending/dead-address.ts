/**
 * Returns whether the mailbox or domain does not exist (RFC 3463, 3.2). 5.1.7 and 5.1.8 concern the sender, and 5.1.5
 * is not an error. Servers without enhanced codes reject a recipient with 550, 551 or 553 (RFC 5321, 4.2.3); after the
 * content is sent, these codes concern the message.
 */
export const isDeadAddress = ({ code, isRecipient }: { code: string; isRecipient: boolean }): boolean =>
  /^5\.1\.(?:[0-46]|9|10)$/.test(code) || (isRecipient && /^55[013]$/.test(code));
