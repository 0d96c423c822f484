/** Texts of the first steps of a subscriber. */
export const firstRun = {
  heading: 'Get your first video',
  title: {
    openBot: 'Open the bot',
    choosePlan: 'Choose a plan or redeem a code',
    sendLink: 'Send your first link',
  },
  text: {
    openBot: 'It downloads for you and answers in Telegram.',
    choosePlan: 'A plan gives you days and videos.',
    sendLink: 'Send the bot the link of a film or an episode. Its download appears here.',
  },
  done: '(done)',
  openLink: 'Open in Telegram',
  redeem: 'I have a code',
  qr: 'Or scan it with your phone.',
  qrLabel: 'QR code of the bot',
} as const;
