/** Days for which a notice stays in the inbox. */
export const noticeKeptDays = 365;
