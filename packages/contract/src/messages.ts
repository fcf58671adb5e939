/** Texts that people read, word for word as the specification has them (§5, §8). */
export const MESSAGES = {
  title: 'Title must be at least 5 characters',
  description: 'Description must be at least 20 characters',
  excerpt: 'Excerpt must be at least 20 characters',
  content: 'Content must be at least 100 characters',
  mediaUrl: 'Please enter a valid URL',
  mediaTitle: 'Title is required',
  premium: 'Premium content - membership required',
} as const;
