/** Texts of the numbers, the recent list and the list of services. */
export const downloads = {
  today: "Today's Downloads",
  total: 'Total Downloads',
  recent: 'Recent Downloads',
  recentEmpty: 'No downloads yet. They appear here as soon as the bot finishes one.',
  viewAll: 'View all',
  services: 'Downloads by Service',
  servicesHint: 'Choose a service to see its history.',
  servicesEmpty: 'No downloads yet.',
  serviceCount: (count: number) => (count === 1 ? ' download' : ' downloads'),
  openHistory: '. Show download history',
} as const;
