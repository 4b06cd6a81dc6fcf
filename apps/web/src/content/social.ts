/**
 * The four networks of the footer. Until the organisation names its accounts, each leads to the network's own page on
 * the sport, which is true of any organisation that runs this site.
 */
export const socialLinks = [
  { network: 'Instagram', href: 'https://www.instagram.com/explore/tags/dronesoccer/' },
  { network: 'Facebook', href: 'https://www.facebook.com/hashtag/dronesoccer' },
  { network: 'YouTube', href: 'https://www.youtube.com/results?search_query=drone+soccer' },
  { network: 'TikTok', href: 'https://www.tiktok.com/tag/dronesoccer' },
] as const;
