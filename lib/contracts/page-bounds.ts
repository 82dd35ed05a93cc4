/** Most items of a page of a list. */
export const mostPerPage = 100;

/** Most entries of a draw per page; a proof reads all of them. */
export const mostEntriesPerPage = 1_000;
