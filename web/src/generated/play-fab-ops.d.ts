// Written from the OpenAPI document by lambdas/play-fab-ops/openapi.test.ts; change the contracts instead.
export interface paths {
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What we know of the player. */
        get: operations["readAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Says where prizes may go. These addresses take the place of all that were told before. */
        put: operations["putAddresses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of the player. */
        get: operations["readAvatar"];
        /** Checks the picture that was sent with the form from its bytes, a square of 256 pixels as WebP or JPEG, and makes it the picture of the player. */
        put: operations["putAvatar"];
        post?: never;
        /** Takes the picture of the player away. Without one it changes nothing. */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/avatar/upload-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A form that is signed for one small picture of the player, which takes the place of one sent before. */
        get: operations["readAvatarForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the end of the account would erase and keep, what stands in its way, and whether it waits. */
        get: operations["readDeletion"];
        put?: never;
        /** Asks for the end of the account, after a waiting time. Meanwhile nothing is staked, bought or given; prizes can be ordered. A wish that waits goes on as it was. */
        post: operations["askForDeletion"];
        /** Keeps the account after all. Where nobody asked for its end, nothing changes. */
        delete: operations["keepAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Requests another e-mail address. The current one is first sent a link that stops the change; then a code is sent to the new one. Redemptions pause until three days after the change. */
        post: operations["askForEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a file of all that we know of the player. For an hour, the last one stands for another. */
        post: operations["askForExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has become of it, with a link for five minutes once it is ready. */
        get: operations["readExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identity-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the check of who the player is stands. */
        get: operations["readIdentityCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identity-check/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands the check to a person. */
        post: operations["submitIdentityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identity-check/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a place for one file. It is looked at when it has come, which takes a moment. */
        post: operations["beginIdentityUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identity-check/uploads/{document}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A form that is signed for a file that has not come yet. */
        get: operations["readIdentityUploadForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses the name under which others see the player. */
        put: operations["putProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends every sign-in of the player, this one as well. It answers when the second in which it happened is over. */
        post: operations["signOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts the terms in force. Accepting them again changes nothing. */
        post: operations["acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's tickets, newest first. */
        get: operations["listTickets"];
        put?: never;
        /** Writes to those who run the house: 3 times in an hour, while fewer than 10 tickets are open. */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tickets/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket with all that was said. */
        get: operations["readTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/tickets/{ticket}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds to a ticket. One that was closed within the last 14 days is open again. */
        post: operations["replyToTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/viewer-region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records from which region the player signed in, as the site’s distribution locates it, once for each sign-in. It answers requests at the address of the site alone. */
        post: operations["recordViewerRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliate-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statements of a month, of all affiliates. */
        get: operations["listPayouts"];
        put?: never;
        /** Makes the statements of a month, a number of affiliates at a time. Whoever has one keeps it. */
        post: operations["runPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Affiliates in a state, the longest wait first. */
        get: operations["listAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates/{affiliate}/accruals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An affiliate's lines of commission with the players behind them, the newest first. */
        get: operations["reviewCommissionLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates/{affiliate}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a request, turns it down, suspends an affiliate or ends that. */
        post: operations["decideAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates/{affiliate}/matches/{player}/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether a player and their affiliate have to do with each other. Of a self-referral commission is taken back, and nothing more is earned. */
        post: operations["judgeMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates/{affiliate}/reversals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back what refunds have left of the commission of a purchase. */
        post: operations["reverseCommission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/affiliates/{affiliate}/statements/{month}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a statement was paid, and by which transfer. */
        post: operations["payStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What superadmins asked each other for, newest first. SUPERADMINS only. */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does what another superadmin asked for, once however often it is approved. An own request is refused, and that of a former superadmin lapses. SUPERADMINS only. */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/approvals/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Declines what a superadmin asked for; whoever asked withdraws it so. SUPERADMINS only. */
        post: operations["declineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What admins did, newest first, all of it or what is asked for. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws of mega-sweeps with who has won, newest first. */
        get: operations["listRunDraws"];
        put?: never;
        /** Opens a draw for a product of mega-sweeps, and the product to orders; its seed is committed to. */
        post: operations["openDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes a draw that nobody has entered yet. */
        put: operations["changeDraw"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draws/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a draw that is open; every entry gets its coins back within minutes. */
        post: operations["cancelDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draws/{id}/winners/{number}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that a winner was found to be entitled and that the prize is on its way. */
        post: operations["confirmWinner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/free-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Records a letter that enters without any purchase, by the code on it and the day on which it came. It is credited at once, or refused with a reason that its player sees; recorded again under its key, it is answered as it stands. */
        post: operations["recordLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pools of gift codes, one a product, with how many codes are left, given and waited for. */
        get: operations["listGiftCodePools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-codes/{product}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds codes to the pool of a gift, sealed and never shown here again, and serves orders that wait for them. */
        post: operations["addGiftCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identity-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Identity checks that wait for a person, the longest wait first, with what their players say of themselves. */
        get: operations["listIdentityChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identity-checks/{player}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a check, or says which documents have to be sent again and why. */
        post: operations["decideIdentityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/identity-checks/{player}/documents/{document}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An address under which a document can be seen for five minutes. Who opened which is logged. */
        post: operations["openIdentityDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the house took and gave on each day, how orders stand, and which products and games are asked for. */
        get: operations["readFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that stand somewhere: those that somebody has to do something about from the oldest, ended ones from the newest. */
        get: operations["listBoardOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{player}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of a player. */
        get: operations["readBoardOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{player}/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves an order one step on. A step that declines, cancels or refunds it gives coins, pieces and unseen codes back in the same transaction. */
        post: operations["stepBoardOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks an uploaded picture from its bytes and publishes it in both of its sizes. */
        post: operations["publishPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pictures/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts on record who is about to take a stored picture away, in both of its sizes. */
        post: operations["recordPictureRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players by the beginning of their e-mail address, by their id, or by their display name. */
        get: operations["findPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What those who run the store need to know of a player. */
        get: operations["readDeskPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/adjustment-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a correction that is more than one superadmin may make alone; another one approves or declines it. SUPERADMINS only. */
        post: operations["askAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects a balance of a player. More Sweeps Coins of a player in a day than one superadmin may adjust have to be asked for. SUPERADMINS only. */
        post: operations["adjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/groups/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a player into a group from their next sign-in on, or takes them out and ends every sign-in of theirs. SUPERADMINS only. */
        post: operations["changeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/suspension-lifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lifts the suspension of a player: everything works as before. */
        post: operations["liftSuspension"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/suspensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspends a player: they sign in and see all that is theirs, and neither play, buy, redeem nor are given anything. They are told the reason. */
        post: operations["suspendPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/sweeps-freeze/lifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Frees a player's Sweeps Coins that a refund or a dispute has frozen. SUPERADMINS only. */
        post: operations["liftFreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ledger of a player, newest first. */
        get: operations["listPlayerTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{player}/transactions/{transaction}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undoes a transaction of a player by its opposite, once and for good: its id is the key, and who asks again is told of the first time. SUPERADMINS only. */
        post: operations["reverseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Publishes the odds of a mystery prize as its next version and opens it to orders; what was ordered before keeps its version. */
        put: operations["publishOdds"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/odds-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for odds by which a piece is worth more than it costs, or less than 60 % of that; another superadmin approves or declines them. SUPERADMINS only. */
        post: operations["askOdds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shared-traits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts that share a home, a card, a device, or birthday and name, and were not judged yet; the longest wait first. */
        get: operations["listSharedTraits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shared-traits/verdicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says whether the accounts of a trait are one person’s. Another account that joins them is listed again. */
        post: operations["judgeSharedTrait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tickets that stand so, the one that has stood so longest first. */
        get: operations["listDeskTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{player}/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One ticket of a player with all that was said. */
        get: operations["readDeskTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{player}/{ticket}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a ticket. Its player is told that there is an answer. */
        post: operations["answerDeskTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tickets/{player}/{ticket}/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a ticket with a reason that its player is told. */
        post: operations["closeDeskTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for a person. */
        get: operations["readWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the player stands with the program, and by which rules it pays. */
        get: operations["readAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/accruals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lines of commission, the newest first: each names its click and the version of the rules. */
        get: operations["listCommissionLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by which click a player came, once and within days of joining. */
        post: operations["bindClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The affiliate's links. */
        get: operations["listAffiliateLinks"];
        put?: never;
        /** Makes a link with a code of its own. */
        post: operations["createAffiliateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/links/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a link, closes it or opens it again. Its figures stay in any case. */
        put: operations["changeAffiliateLink"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The affiliate's figures by day, link and state, and how far all commission is. */
        get: operations["readAffiliateFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks to become an affiliate; whoever was turned down may ask again. */
        post: operations["requestAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/affiliates/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statements of every month that was settled, the newest first. */
        get: operations["listAffiliateStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is given: the daily bonus, the wheel, the welcome and the free entry. */
        get: operations["readBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses/daily/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims today's step of the daily bonus. Without an allowed age and state it gives Gold Coins alone, and the step's Sweeps Coins are not owed later. Asked again on the same day, it is answered as the first time. */
        post: operations["claimDailyBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses/free-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Free entries of the player, newest first. */
        get: operations["listFreeEntries"];
        put?: never;
        /** Enters without any purchase: one a day for a player, an address and a device, two for a home, credited at once as a purchase is. */
        post: operations["enterFree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonuses/wheel/spins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spins the daily wheel by the player's own seeds. On the same day, the same spin is answered. */
        post: operations["spinDailyWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's cart, compared with the products of today. */
        get: operations["readCart"];
        put?: never;
        post?: never;
        /** Takes everything out of the cart. */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/lines/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets how many pieces of a product the cart holds, and accepts its price of today. */
        put: operations["putCartLine"];
        post?: never;
        /** Takes a product out of the cart, if it is there. */
        delete: operations["removeCartLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Orders what is held and pays for it from redeemable Sweeps Coins, in one transaction. A key that comes again with another address is refused; details name the order that it led to. */
        post: operations["checkOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a checkout asks for beside coins, and how far the player is with it. */
        get: operations["readCheckoutStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds everything in the cart for a checkout and sets its price aside, or nothing. A held reservation of the same cart stays. */
        post: operations["reserveCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/reservation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Gives back at once what is held for a checkout. */
        delete: operations["releaseReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coins/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is on offer, and whether the player can buy it now. */
        get: operations["listCoinPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coins/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's purchases, newest first. */
        get: operations["listPurchases"];
        put?: never;
        /** Begins a purchase and opens its checkout. One of the same package that can still be paid goes on instead. */
        post: operations["beginPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coins/purchases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the player's purchases. */
        get: operations["readPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coins/sandbox/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The practice payment of a purchase. Only stages that take no money have it. */
        get: operations["readSandboxCheckout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coins/sandbox/{id}/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decides what happens to a practice payment. Only stages that take no money have it. */
        post: operations["chooseSandboxOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draws/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's own entries of a draw, and the mark by which they find them in its list. */
        get: operations["listOwnEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The commitment that the next round is played under. */
        get: operations["readFairness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fairness/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reveals the server seed in use and moves on to the next one. */
        post: operations["rotateSeeds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's rounds of one game, newest first. */
        get: operations["listRounds"];
        put?: never;
        /** Plays a round: takes the stake and draws. Where nothing is left to decide it pays out in the same transaction. */
        post: operations["playRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/rounds/{round}/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a decision in a round that waits for one. What it adds to the stake is staked at once. */
        post: operations["decideRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/rounds/{round}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the player has seen an open round to its end. Said again, it changes nothing. */
        post: operations["seeRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/open-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The round that waits for its player, if there is one: for a decision, or to be seen to its end. Nothing of it is lost. */
        get: operations["readOpenRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's notices, newest first. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which notices come by e-mail too. */
        get: operations["readNoticePreferences"];
        /** Chooses which notices come by e-mail too. A category that is left out stays as it is. */
        put: operations["putNoticePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notices/reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the player has read a notice and everything before it. Again, or for an earlier one, it changes nothing. */
        post: operations["markNoticesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's orders, newest first. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the player's orders. */
        get: operations["readOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an order back that nobody has looked at and of which nothing was given; coins and pieces go back. */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/codes/{number}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a gift code to the player whose order has it; every look is written down. Within 72 hours of an account’s first coins it is shown to those alone who are identified or bought something. */
        post: operations["viewOrderCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, breaks, reality check and where the player stands. */
        get: operations["readPlayLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits/breaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a break. It cannot be taken back, only prolonged. */
        post: operations["takeBreak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits/exclusions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Excludes the player for some months, or for good. It cannot be taken back, only prolonged. */
        post: operations["excludeMyself"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets a limit. A stricter one holds at once, a looser one after a day. */
        put: operations["setPlayLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits/reality-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Chooses after how many minutes the player is told where they stand. */
        put: operations["chooseRealityCheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/play-limits/reality-check/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the player has seen where they stand; the time to the next reality check starts anew. */
        post: operations["confirmRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/player/residency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** States when the player was born, where they live and in which time zone their days begin. It confirms the residency, too. */
        put: operations["tellStanding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/affiliate-clicks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts that somebody came by an affiliate's link, who agreed to it being remembered. */
        post: operations["countClick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws of mega-sweeps, newest first: open, closed, drawn and canceled. */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/draws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One draw with its commitment and, as far as they are out, its list, its seed and its winners. */
        get: operations["readDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/draws/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a draw in the order of their numbers: all lines together are what its list hash is of. */
        get: operations["listDrawEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/email-change-stops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops or undoes a change of an e-mail address, for whoever has the link that went to the address of before. It ends every sign-in of the account. */
        post: operations["stopEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every game with its odds. */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game with its rules as data and its full PAR sheet. */
        get: operations["readGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games/{id}/observed-return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the rounds of a game, in the version that is played now, have paid back so far. */
        get: operations["readObservedReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/games/{id}/versions/{parHash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mathematics that a round names by its PAR hash, whether the version is still played or not. */
        get: operations["readGameVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/odds/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The odds of a mystery prize that are in force. */
        get: operations["readOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/odds/{product}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The odds of a mystery prize in a version that an order names, whether it is in force or not. */
        get: operations["readOddsVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today's three quests and the week's, how far the player has come, and those of the last weeks. */
        get: operations["readQuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quests/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims what a finished quest gives. Asked again it is answered as the first time. Without an allowed age and state it gives Gold Coins alone. */
        post: operations["claimQuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's code for friends, the friends who came by it, and who invited the player. */
        get: operations["readReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referrals/bindings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says by whose code the player came, once and within days of joining. */
        post: operations["bindFriend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player holds. The first call opens the wallet. */
        get: operations["readWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's ledger, newest first, whole or what is asked for of it. */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What we know of a player, as they told us. */
        Account: {
            /** @description Where prizes may go, the usual one first. */
            addresses: components["schemas"]["Address"][];
            /** @description Since when the player has the picture that they have; null without one. */
            avatarSetAt: string | null;
            /** @description Null until the player chooses one. */
            displayName: string | null;
            email: string;
            /** @description Of the file of all their data that the player asked for last; null for none. */
            exportId: string | null;
            isEmailVerified: boolean;
            noticePreferences: {
                /** @description Kinds of notices that come without an e-mail. */
                mutedMail: string[];
            };
            residency: {
                bornOn: string | null;
                /** @description The blocked state of a sign-in after which the player is asked to confirm where they live; null when none. */
                residencyCheck: {
                    /** Format: date-time */
                    askedAt: string;
                    confirmedAt: string | null;
                    state: string;
                } | null;
                state: string | null;
                /** @description Why Sweeps Coins cannot be played, as the code of a refusal; null when they can. */
                sweepsRefusedAs: string | null;
                timeZone: string;
                today: string;
            };
            terms: {
                acceptedAt: string | null;
                /** @description The newest version that was accepted; null before the first. */
                acceptedVersion: string | null;
                currentVersion: string;
            };
        };
        /** @description What the end of an account means, and how far it has come. */
        AccountDeletion: {
            /** @description Since when it waits, and from when on it is carried out; null where nobody asked for it. */
            asked: {
                /** Format: date-time */
                askedAt: string;
                /** Format: date-time */
                eraseAt: string;
            } | null;
            /** @description What has to be settled first, each by the id of its order or purchase, or its game. */
            blockers: {
                /** @enum {string} */
                kind: "order" | "checkout" | "purchase" | "dispute" | "round" | "suspension";
                name: string | null;
            }[];
            erased: ("profile" | "addresses" | "birthday" | "documents" | "picture" | "notices" | "cart" | "quests" | "exports" | "parcel-addresses" | "affiliate-application" | "tickets" | "sign-ins")[];
            /** @description What stays under a number without a name, and for how many years; null without an end. */
            kept: {
                /** @enum {string} */
                thing: "ledger" | "orders" | "purchases" | "identity-decision" | "commission" | "accepted-terms" | "acts-of-admins" | "address-fingerprint" | "shared-traits";
                years: number | null;
            }[];
            /** @description What there is now and goes to the house when the account is closed. */
            lost: {
                gold: number;
                sweepsRedeemable: number;
                sweepsUnplayed: number;
            };
            /** @description It is asked for with a sign-in that is no older. */
            signInWithinMinutes: number;
            waitingDays: number;
        };
        Address: {
            city: string;
            /** @constant */
            country: "US";
            line1: string;
            line2?: string;
            name: string;
            postalCode: string;
            state: string;
        };
        /** @description An order as those who run the store see it. */
        AdminOrder: {
            address: components["schemas"]["Address"] | null;
            /** @description Whether its player can take it back by themselves. */
            cancellable: boolean;
            codes: components["schemas"]["OrderCode"][];
            /** @description How many codes it still waits for. */
            codesMissing: number;
            /** @description The e-mail under which a person gets in touch, where anything is arranged. */
            contact: string | null;
            /** @description What its mystery prizes turned out to be. */
            drawn: components["schemas"]["PrizeDraw"] | null;
            /** @description Its entries into draws. */
            entries: components["schemas"]["OrderEntries"][];
            goldCredited: number;
            /** @description Sorts by time. */
            id: string;
            /** @description Products whose pieces could not go back to the stock, as they were deleted before the order was undone. */
            leftOut: string[];
            lines: components["schemas"]["OrderLine"][];
            /** Format: date-time */
            placedAt: string;
            player: string;
            /** @enum {string} */
            status: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
            timeline: components["schemas"]["OrderStep"][];
            /** @description In hundredths of a Sweeps Coin. */
            total: number;
            /** @description Id of the ledger's transaction that paid for it. */
            transaction: string;
        };
        /** @description A player as those who run the store see them, with the newest of their orders, purchases and notices. */
        AdminPlayer: {
            acceptedTerms: {
                /** Format: date-time */
                acceptedAt: string;
                version: string;
            } | null;
            balances: components["schemas"]["Balances"];
            /** @description Whether the account was closed at its player’s wish. */
            closed: boolean;
            deletion: {
                /** Format: date-time */
                askedAt: string;
                closedAt: string | null;
                /** Format: date-time */
                eraseAt: string;
            } | null;
            displayName: string | null;
            email: string | null;
            emailVerified: boolean;
            /** @description Why their Sweeps Coins are frozen; empty where not. */
            frozenBy: string[];
            groups: string[];
            identity: components["schemas"]["IdentityCheck"];
            limits: components["schemas"]["PlayLimits"];
            notices: {
                /** Format: date-time */
                at: string;
                id: string;
                /** @enum {string} */
                kind: "purchase" | "refund" | "referral" | "sweeps-frozen" | "sweeps-freed" | "sweeps-expired" | "order-placed" | "order-moved" | "draw-won" | "limit-holds" | "limit-begun" | "limit-overtaken" | "limit-coming" | "reality-check" | "break" | "exclusion" | "signed-out" | "email-change-asked" | "email-changed" | "email-change-stopped" | "identity-confirmed" | "identity-refused" | "ticket-answered" | "ticket-closed" | "deletion-asked" | "deletion-soon" | "deletion-blocked" | "deletion-withdrawn" | "suspended" | "suspension-lifted" | "account-closed" | "approval-asked" | "approval-decided" | "free-entry" | "sweeps-expiring";
                mailedAt: string | null;
                title: string;
            }[];
            /** @description Null before their wallet was opened. */
            openedAt: string | null;
            orders: {
                id: string;
                /** Format: date-time */
                placedAt: string;
                /** @enum {string} */
                status: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
                total: number;
            }[];
            player: string;
            purchases: {
                /** Format: date-time */
                at: string;
                id: string;
                packageId: string;
                priceCents: number;
                state: string;
            }[];
            sequence: number;
            /** @description The user pool’s word; null once it has them no more. */
            signIn: string | null;
            suspended: boolean;
            suspension: components["schemas"]["Suspension"] | null;
            totals: {
                paid: {
                    gold: number;
                    sweeps: number;
                };
                purchasedCents: number;
                redeemedSweeps: number;
                refundedCents: number;
                rounds: {
                    gold: number;
                    sweeps: number;
                };
                staked: {
                    gold: number;
                    sweeps: number;
                };
            };
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description A ticket as those who answer it see it. */
        AdminTicket: {
            about: components["schemas"]["TicketSubject"] | null;
            /** @description How the first message begins. */
            excerpt: string;
            /** @description Sorts by when it was opened. */
            id: string;
            /** Format: date-time */
            openedAt: string;
            player: string;
            /** @description Until when a reply opens a closed ticket again; null while it is not closed. */
            repliesUntil: string | null;
            /**
             * Format: date-time
             * @description Since when it stands so.
             */
            since: string;
            /**
             * @description Whether it waits for us, for its player or for nobody.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            thread: components["schemas"]["TicketEntry"][];
            /** @enum {string} */
            topic: "round" | "order" | "purchase" | "account" | "identity" | "responsible-play" | "other";
        };
        AdminTransaction: {
            accountChange?: {
                eraseAt: string | null;
                /** @description Why, of a suspension. */
                reason: ("unusual-play" | "several-accounts" | "payment-review" | "identity-review" | "terms-broken" | "own-request") | null;
                /** @enum {string} */
                step: "deletion-asked" | "deletion-withdrawn" | "returned" | "email-change-asked" | "email-changed" | "email-change-stopped" | "suspended" | "suspension-lifted" | "came-by-link";
            };
            /** @description Whose sign-in a correction was made with. */
            actor?: string;
            adjustment?: {
                reason: string;
            };
            /** Format: date-time */
            at: string;
            balances: components["schemas"]["Balances"];
            expiry?: {
                /** Format: date-time */
                lastSeenAt: string;
            };
            grant?: {
                reason: string;
                terms: components["schemas"]["GrantTerms"];
            };
            hold?: {
                id: string;
                /** @enum {string} */
                purpose: "checkout" | "round";
            };
            id: string;
            /** @enum {string} */
            kind: "account-change" | "account-closed" | "adjustment" | "expiry" | "grant" | "hold" | "order" | "order-undone" | "play-limits" | "purchase" | "purchase-begun" | "purchase-ended" | "refund" | "release" | "reversal" | "round" | "round-open" | "round-seen" | "seed-rotation" | "sign-out" | "sweeps-freeze" | "wheel-spin";
            order?: {
                id: string;
            };
            playLimits?: {
                change: string;
            };
            postings: components["schemas"]["Posting"][];
            /** @description The price is 0 where it ended without a payment. */
            purchase?: {
                id: string;
                priceCents: number;
            };
            refund?: {
                cents: number;
                /** @description What had been spent already and could not be taken back. */
                owed: {
                    gold: number;
                    sweeps: number;
                };
                purchase: string;
            };
            reversal?: {
                of: string;
                reason: string;
            };
            round?: components["schemas"]["Round"];
            roundSeen?: {
                gameId: string;
                round: string;
            };
            seedRotation?: {
                current: components["schemas"]["Commitment"];
                revealed: components["schemas"]["RevealedSeed"];
            };
            sequence: number;
            sweepsFreeze?: {
                isFrozen: boolean;
                /** @enum {string} */
                reason: "disputed" | "dispute-won" | "settled";
            };
            wheelSpin?: components["schemas"]["WheelSpin"];
        };
        AffiliateApplication: {
            audience: string;
            channels: ("website" | "blog" | "video" | "social" | "newsletter" | "podcast")[];
            /** Format: uri */
            site: string;
            taxCountry: string;
            termsVersion: string;
        };
        AffiliateLink: {
            closedAt: string | null;
            code: string;
            /** Format: date-time */
            createdAt: string;
            name: string;
            /** @description Of the site, with the code. */
            path: string;
        };
        /** @description A player who shares something with the affiliate by whose link they came. */
        AffiliateMatch: {
            inCommon: ("home" | "network" | "card")[];
            /** @description Whether the affiliate is paid nothing before an admin looks at it. */
            isOpen: boolean;
            player: string;
            /** @description Null before an admin looked at it. */
            verdict: ("self-referral" | "unrelated") | null;
        };
        /** @description Numbers of people and acts, and sums of US cents. */
        AffiliateMetrics: {
            clicks: number;
            commissionCents: number;
            feesCents: number;
            firstPurchases: number;
            netCents: number;
            purchasesCents: number;
            redemptionsCents: number;
            refundsCents: number;
            reversedCents: number;
            signUps: number;
            visitors: number;
        };
        /** @description How somebody stands with the program. */
        AffiliateProgram: {
            application: components["schemas"]["AffiliateApplication"] | null;
            decidedAt: string | null;
            reason: ("site-unclear" | "audience-unfit" | "promises-winnings" | "not-reachable" | "terms-broken" | "false-traffic" | "spam" | "asked-by-affiliate") | null;
            requestedAt: string | null;
            /** @enum {string} */
            state: "none" | "requested" | "approved" | "rejected" | "suspended";
        };
        AffiliateStatement: {
            /** @description Below zero where more was taken back after a payout than was earned since. */
            carriedInCents: number;
            /** @description Below zero it is set against what is earned next. */
            carriedOutCents: number;
            /** @description US cents. */
            dueCents: number;
            /** Format: date-time */
            madeAt: string;
            month: string;
            /** @enum {string} */
            outcome: "payable" | "carried" | "written-off" | "nothing";
            payment: {
                /** Format: date-time */
                at: string;
                reference: string;
            } | null;
            /** @description Of what was due, what refunds, disputes and reversals took of earlier months. */
            takenBackCents: number;
            /** @description US cents. */
            totalCents: number;
        };
        ApprovalRequest: {
            act: {
                /** @enum {string} */
                account: "player:gold" | "player:sweeps-unplayed" | "player:sweeps-redeemable";
                /** @description Gives above zero, takes below, in the smallest unit of the coin. */
                amount: number;
                /** @constant */
                kind: "adjustment";
                player: string;
                reason: string;
            } | {
                /** @description Of a piece on average, in hundredths. */
                expectedWorth: number;
                /** @constant */
                kind: "odds";
                outcomes: ({
                    gold: number;
                    /** @constant */
                    kind: "gold";
                    /** @description Parts of 10,000. */
                    weight: number;
                } | {
                    /** @constant */
                    kind: "sweeps";
                    sweeps: number;
                    /** @description Parts of 10,000. */
                    weight: number;
                } | {
                    /** @constant */
                    kind: "product";
                    product: string;
                    /** @description Parts of 10,000. */
                    weight: number;
                })[];
                /** @description Of a piece, in hundredths of a Sweeps Coin. */
                price: number;
                product: string;
                version: number;
            };
            /** Format: date-time */
            askedAt: string;
            askedBy: string;
            decidedAt: string | null;
            decidedBy: string | null;
            /** @description Sorts by when it was asked. */
            id: string;
            /** @description Of a lapsed request: time ran out, or its asker stopped being a superadmin. */
            lapsedBecause: ("not-decided-in-time" | "left-group" | "suspended" | "account-closed") | null;
            /**
             * Format: date-time
             * @description Asked for 72 hours before.
             */
            lapsesAt: string;
            /** @enum {string} */
            status: "waiting" | "lapsed" | "approved" | "declined";
        };
        /** @description One act of an admin; it is never changed. */
        AuditEntry: {
            act: string;
            /** @description Whose sign-in it was done with. */
            actor: string;
            /** Format: date-time */
            at: string;
            detail: {
                [key: string]: string | number | boolean | null;
            };
            id: string;
            reason: string | null;
            subject: {
                id: string;
                /** @enum {string} */
                kind: "player" | "order" | "product" | "draw" | "gift-pool" | "identity-check" | "free-entry" | "picture" | "ticket";
                player: string | null;
            };
        };
        /** @description What a player holds, each in the smallest unit of its coin. What is held is set aside for an open round or a checkout. */
        Balances: {
            gold: number;
            goldHeld: number;
            sweepsHeld: number;
            sweepsRedeemable: number;
            sweepsUnplayed: number;
        };
        BlackjackHand: {
            cards: string[];
            /** @description An ace counts 11. */
            isSoft: boolean;
            /** @description What comes back, the stake included; 0 until the round is settled. */
            payout: number;
            /** @enum {string} */
            result: "playing" | "stood" | "bust" | "blackjack" | "won" | "lost" | "pushed";
            /** @description With what a double added. */
            stake: number;
            total: number;
        };
        BlackjackOutcome: {
            /** @description Position of the hand that waits for a decision. */
            active: number | null;
            dealer: {
                /** @description Without the second card as long as it lies face down. */
                cards: string[];
                isHidden: boolean;
                total: number;
            };
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "blackjack";
            /** @description One hand, or two after a split, from left to right. */
            hands: components["schemas"]["BlackjackHand"][];
            options: ("hit" | "stand" | "double" | "split")[];
        };
        BlackjackParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "blackjack";
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            /** @description What a round wins or loses together, in first stakes. */
            results: {
                net: number;
                share: components["schemas"]["Share"];
            }[];
            returnOfAllStaked: components["schemas"]["Share"];
            rtp: {
                total: components["schemas"]["Share"];
            };
            /** @description In first stakes, doubles and splits included. */
            stakedPerRound: number;
            standardDeviation: number;
            strategy: {
                dealer: string;
                hard: {
                    /** @description A word by card of the dealer: S stand, H hit, D double or else hit, Ds double or else stand, P split. */
                    advice: string;
                    hand: string;
                }[];
                pairs: {
                    /** @description A word by card of the dealer: S stand, H hit, D double or else hit, Ds double or else stand, P split. */
                    advice: string;
                    hand: string;
                }[];
                soft: {
                    /** @description A word by card of the dealer: S stand, H hit, D double or else hit, Ds double or else stand, P split. */
                    advice: string;
                    hand: string;
                }[];
            };
            version: number;
        };
        /** @description Everything that decides what a round shows and pays. */
        BlackjackRules: {
            dealerStandsOn: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "blackjack";
            pays: {
                /** @description What comes back of a stake: parts, of so many. */
                blackjack: number[];
                /** @description What comes back of a stake: parts, of so many. */
                pushed: number[];
                /** @description What comes back of a stake: parts, of so many. */
                won: number[];
            };
            ranks: string[];
            suits: string[];
            /** @description The course of a round, in words. */
            terms: string[];
        };
        /** @description What a player means to redeem. Nothing of it is held for them. */
        Cart: {
            lines: components["schemas"]["CartLine"][];
            /** @description Of the available lines, at today's prices. */
            total: number;
            updatedAt: string | null;
            version: number;
        };
        CartLine: {
            /** @description Whether the line can be ordered as it is, at today's price. */
            available: boolean;
            category: ("coins" | "gifts" | "trips" | "mystery_prize" | "experiences" | "merch" | "mega_sweeps") | null;
            /** @description Key of the first picture in the file bucket; `/` and the key make its address on the site. */
            image: string | null;
            name: string;
            notice: ("price-changed" | "only-some-left" | "sold-out" | "gone" | "not-open") | null;
            /** @description Today's price of one piece. */
            price: number;
            /** @description The price that the player accepted; putting the line again accepts the price of today. */
            priceWhenAdded: number;
            product: string;
            quantity: number;
            /** @description How many pieces this player could order now, those held for them included. */
            stock: number;
        };
        CoinPackage: {
            available: boolean;
            gold: number;
            id: string;
            /** @description There once, for the first purchase. */
            isFirstPurchase: boolean;
            /** @description In US cents; nothing is added to it. */
            priceCents: number;
            /** @description Why it cannot be bought now; null where it can. */
            refusedAs: ("request/unknown-route" | "request/invalid" | "request/too-large" | "request/too-many" | "request/unavailable" | "request/internal" | "session/required" | "session/ended" | "session/not-recent" | "session/own-account" | "session/forbidden" | "idempotency/key-missing" | "idempotency/key-reused" | "games/unknown-game" | "games/round-open" | "games/unknown-round" | "games/decision-not-allowed" | "games/round-conflict" | "fairness/too-many-rotations" | "wallet/insufficient-funds" | "wallet/hold-not-open" | "wallet/unknown-transaction" | "wallet/not-reversible" | "player/under-age" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/email-unverified" | "account/not-through-site" | "account/unknown-export" | "account/deletion-requested" | "account/deletion-blocked" | "account/deletion-not-requested" | "account/terms-needed" | "account/terms-superseded" | "identity/needed" | "identity/under-review" | "identity/approved" | "identity/too-many-files" | "identity/documents-missing" | "identity/not-under-review" | "identity/conflict" | "identity/unknown-document" | "player/suspended" | "player/not-suspended" | "player/unknown-player" | "player/unknown-trait" | "player/trait-changed" | "player/birthday-already-set" | "player/state-already-set" | "play-limits/too-fast" | "play-limits/on-break" | "play-limits/excluded" | "play-limits/stake-limit-reached" | "play-limits/loss-limit-reached" | "play-limits/purchase-limit-reached" | "play-limits/time-limit-reached" | "play-limits/reality-check-due" | "bonuses/not-yet" | "bonuses/address-used" | "bonuses/home-used" | "bonuses/device-used" | "bonuses/unknown-code" | "referrals/unknown-code" | "referrals/own-code" | "referrals/already-bound" | "referrals/too-late" | "referrals/account-older" | "affiliates/already-applied" | "affiliates/terms-superseded" | "affiliates/not-approved" | "affiliates/unknown-link" | "affiliates/too-many-links" | "affiliates/links-suppressed" | "affiliates/unknown-click" | "affiliates/own-link" | "affiliates/already-bound" | "affiliates/click-used" | "affiliates/too-late" | "affiliates/link-closed" | "affiliates/unknown-affiliate" | "affiliates/step-refused" | "affiliates/unknown-match" | "affiliates/review-open" | "affiliates/reason-needed" | "affiliates/unknown-accrual" | "affiliates/already-reversed" | "affiliates/nothing-to-reverse" | "affiliates/month-open" | "affiliates/unknown-statement" | "affiliates/nothing-payable" | "affiliates/already-paid" | "cart/unknown-product" | "cart/sold-out" | "cart/only-some-left" | "cart/not-open" | "cart/full" | "cart/too-many-codes" | "checkout/cart-empty" | "checkout/lines-refused" | "checkout/below-minimum" | "checkout/too-many-random-prizes" | "checkout/too-many-holds" | "checkout/reservation-lapsed" | "checkout/cart-changed" | "odds/not-a-mystery-prize" | "odds/weights-invalid" | "odds/prize-not-possible" | "odds/unknown-odds" | "draws/unknown-draw" | "draws/not-for-draws" | "draws/closing-not-possible" | "draws/open-already" | "draws/has-entries" | "draws/closed" | "draws/not-drawn" | "draws/unknown-entry" | "approvals/required" | "approvals/unknown-request" | "approvals/own-request" | "approvals/not-waiting" | "approvals/asker-not-superadmin" | "approvals/conflict" | "orders/unknown-order" | "orders/step-refused" | "orders/not-cancellable" | "orders/gold-spent" | "orders/codes-missing" | "orders/outcome-final" | "orders/unknown-code" | "orders/code-held" | "player/sweeps-frozen" | "player/email-just-changed" | "account/too-many-email-changes" | "account/same-email" | "account/email-taken" | "account/unknown-email-change" | "player/not-frozen" | "coins/unknown-package" | "coins/offer-used" | "coins/unknown-purchase" | "coins/checkout-over" | "coins/too-many-open" | "coins/too-many-today" | "coins/outcome-not-possible" | "coins/event-not-genuine" | "quests/unknown-quest" | "quests/not-finished" | "quests/expired" | "support/unknown-ticket" | "support/ticket-closed" | "support/ticket-full" | "support/too-many-open" | "support/too-often" | "support/too-many-messages" | "notices/unknown-notice" | "notices/obligatory" | "pictures/unknown-upload" | "pictures/too-large" | "pictures/not-a-picture") | null;
            /** @description Given with it for nothing, in hundredths, to whoever may get Sweeps Coins. */
            sweeps: number;
        };
        CommissionAccrual: {
            /** Format: date-time */
            at: string;
            /** @description US cents. */
            cents: number;
            click: string;
            /** @description US cents. */
            commissionCents: number;
            dueOn: string;
            /** @description US cents. */
            feeCents: number;
            /** @description Names the line, and says nothing of the player. */
            id: string;
            /** @enum {string} */
            kind: "sign-up" | "purchase" | "refund" | "redemption" | "redemption-undone";
            link: string;
            /** @description US cents. */
            netCents: number;
            /** @description Names the purchase, and nothing of the player. */
            purchase: string | null;
            reversal: {
                /** Format: date-time */
                at: string;
                /** @description What is taken back: all of the commission, or what refunds left. */
                cents: number;
                /** @enum {string} */
                reason: "state-blocked" | "affiliate-suspended" | "false-traffic" | "self-referral" | "terms-broken" | "stolen-payment";
            } | null;
            ruleVersion: string;
            /** @description Where the player lived by then; `--` where not told. */
            state: string;
            /** @description How far the line is. */
            status: {
                /** @description Of the statement that settled it. */
                month: string | null;
                /** @description The number of the payment. */
                payment: string | null;
                /** @enum {string} */
                state: "pending" | "approved" | "paid" | "set-off" | "reversed";
            };
        };
        /** @description What the house is held to before a round is played. */
        Commitment: {
            clientSeed: string;
            nextServerSeedHash: string;
            nonce: number;
            serverSeedHash: string;
        };
        /** @description A path of gifts, of which one step a day can be claimed. */
        DailyBonus: {
            /** @description Whether today's was claimed. */
            claimed: boolean;
            /** @description Gold Coins of each claim. */
            gold: number;
            /** @description Whether a day went by since the last claim. */
            isPaused: boolean;
            lastClaimedOn: string | null;
            /**
             * Format: date-time
             * @description When the next one is there, in the time zone of the player.
             */
            nextAt: string;
            /** @description Why it cannot be had now, as the code of a refusal; null when it can. */
            refusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
            /** @description Position of today's step: the one to claim, or the one claimed. */
            step: number;
            /** @description Sweeps Coins of each step of the path. */
            steps: number[];
        };
        /** @description A wheel that is spun for nothing, once a day. */
        DailyWheel: {
            /** @description What a spin gives on average, exactly, in hundredths of a Sweeps Coin. */
            mean: {
                denominator: string;
                numerator: string;
            };
            /**
             * Format: date-time
             * @description When the next one is there, in the time zone of the player.
             */
            nextAt: string;
            /** @description All weights together. */
            of: number;
            /** @description Why it cannot be had now, as the code of a refusal; null when it can. */
            refusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified" | "games/round-open") | null;
            /** @description Today's spin; null while the wheel waits for it. Its proof is in the ledger. */
            spun: {
                proof: {
                    clientSeed: string;
                    nonce: number;
                    parHash: string;
                    serverSeedHash: string;
                };
                /** @description Position in the wheel's list of segments. */
                segment: number;
                /** @description Its number in the ledger, where its proof begins. */
                sequence: number;
                sweeps: number;
            } | null;
            weights: {
                /** @description In hundredths of a Sweeps Coin. */
                sweeps: number;
                weight: number;
            }[];
            /** @description SHA-256 of the wheel's canonical text. */
            wheelHash: string;
        };
        /** @description All that we know of a player as one ZIP of JSON and CSV. */
        DataExport: {
            /** Format: date-time */
            askedAt: string;
            bytes: number | null;
            id: string;
            /** @description Where the file is, while it is ready. */
            link: string | null;
            linkExpiresAt: string | null;
            madeAt: string | null;
            /**
             * @description It is ready for a day, and gone after. One that failed can be asked for again.
             * @enum {string}
             */
            state: "pending" | "ready" | "failed" | "gone";
        };
        DeliveryAddress: {
            city: string;
            /** @constant */
            country: "US";
            line1: string;
            line2?: string;
            name: string;
            postalCode: string;
            state: string;
        };
        DeskTicketGlance: {
            about: components["schemas"]["TicketSubject"] | null;
            /** @description How the first message begins. */
            excerpt: string;
            /** @description Sorts by when it was opened. */
            id: string;
            /** Format: date-time */
            openedAt: string;
            player: string;
            /**
             * Format: date-time
             * @description Since when it stands so.
             */
            since: string;
            /**
             * @description Whether it waits for us, for its player or for nobody.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            /** @enum {string} */
            topic: "round" | "order" | "purchase" | "account" | "identity" | "responsible-play" | "other";
        };
        Draw: {
            canceled: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** Format: date-time */
            closesAt: string;
            drawnAt: string | null;
            /** @description How many there are so far. */
            entries: number;
            /** @description Sorts by when it was opened. */
            id: string;
            /** @description SHA-256 of the list of entries, a line each: number, space, owner. Null before it closed. */
            listHash: string | null;
            /** Format: date-time */
            openedAt: string;
            prize: string;
            product: string;
            productName: string;
            /** @description The commitment: SHA-256 of the server seed’s text. */
            seedHash: string;
            /** @description Revealed with the winners; null before. */
            serverSeed: string | null;
            /** @enum {string} */
            state: "open" | "closing" | "closed" | "drawn" | "canceled";
            /** @description How many entries win; all, when there are fewer. */
            winners: number;
            /** @description Numbers that won, in the order they were drawn. */
            winning: number[];
        };
        /** @description Where whoever enters lives. It is compared and not kept. */
        EntryAddress: {
            city: string;
            /** @constant */
            country: "US";
            line1: string;
            line2?: string;
            name: string;
            postalCode: string;
            state: string;
        };
        /** @description Every refusal. The code is stable; the message is for people. */
        Error: {
            error: {
                /** @enum {string} */
                code: "request/unknown-route" | "request/invalid" | "request/too-large" | "request/too-many" | "request/unavailable" | "request/internal" | "session/required" | "session/ended" | "session/not-recent" | "session/own-account" | "session/forbidden" | "idempotency/key-missing" | "idempotency/key-reused" | "games/unknown-game" | "games/round-open" | "games/unknown-round" | "games/decision-not-allowed" | "games/round-conflict" | "fairness/too-many-rotations" | "wallet/insufficient-funds" | "wallet/hold-not-open" | "wallet/unknown-transaction" | "wallet/not-reversible" | "player/under-age" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/email-unverified" | "account/not-through-site" | "account/unknown-export" | "player/suspended" | "player/not-suspended" | "account/deletion-requested" | "account/deletion-blocked" | "account/deletion-not-requested" | "account/terms-needed" | "account/terms-superseded" | "identity/needed" | "identity/under-review" | "identity/approved" | "identity/too-many-files" | "identity/documents-missing" | "identity/not-under-review" | "identity/conflict" | "identity/unknown-document" | "player/unknown-trait" | "player/trait-changed" | "player/unknown-player" | "player/state-already-set" | "player/birthday-already-set" | "play-limits/on-break" | "play-limits/excluded" | "play-limits/stake-limit-reached" | "play-limits/loss-limit-reached" | "play-limits/purchase-limit-reached" | "play-limits/time-limit-reached" | "play-limits/reality-check-due" | "play-limits/too-fast" | "bonuses/not-yet" | "bonuses/home-used" | "bonuses/device-used" | "bonuses/address-used" | "bonuses/unknown-code" | "referrals/unknown-code" | "referrals/own-code" | "referrals/already-bound" | "referrals/too-late" | "referrals/account-older" | "affiliates/already-applied" | "affiliates/terms-superseded" | "affiliates/not-approved" | "affiliates/unknown-link" | "affiliates/too-many-links" | "affiliates/links-suppressed" | "affiliates/unknown-click" | "affiliates/own-link" | "affiliates/already-bound" | "affiliates/click-used" | "affiliates/too-late" | "affiliates/link-closed" | "affiliates/unknown-affiliate" | "affiliates/step-refused" | "affiliates/unknown-match" | "affiliates/review-open" | "affiliates/reason-needed" | "affiliates/unknown-accrual" | "affiliates/already-reversed" | "affiliates/nothing-to-reverse" | "affiliates/month-open" | "affiliates/unknown-statement" | "affiliates/nothing-payable" | "affiliates/already-paid" | "cart/unknown-product" | "cart/sold-out" | "cart/only-some-left" | "cart/not-open" | "cart/full" | "cart/too-many-codes" | "checkout/cart-empty" | "checkout/lines-refused" | "checkout/below-minimum" | "checkout/too-many-holds" | "checkout/reservation-lapsed" | "checkout/cart-changed" | "checkout/too-many-random-prizes" | "odds/not-a-mystery-prize" | "odds/weights-invalid" | "odds/prize-not-possible" | "odds/unknown-odds" | "draws/unknown-draw" | "draws/not-for-draws" | "draws/closing-not-possible" | "draws/open-already" | "draws/has-entries" | "draws/closed" | "draws/not-drawn" | "draws/unknown-entry" | "approvals/required" | "approvals/unknown-request" | "approvals/own-request" | "approvals/not-waiting" | "approvals/asker-not-superadmin" | "approvals/conflict" | "orders/unknown-order" | "orders/outcome-final" | "orders/step-refused" | "orders/not-cancellable" | "orders/gold-spent" | "orders/codes-missing" | "orders/code-held" | "orders/unknown-code" | "player/not-frozen" | "player/sweeps-frozen" | "player/email-just-changed" | "account/too-many-email-changes" | "account/same-email" | "account/email-taken" | "account/unknown-email-change" | "coins/unknown-package" | "coins/offer-used" | "coins/unknown-purchase" | "coins/checkout-over" | "coins/too-many-open" | "coins/too-many-today" | "coins/outcome-not-possible" | "coins/event-not-genuine" | "quests/unknown-quest" | "quests/not-finished" | "quests/expired" | "support/unknown-ticket" | "support/ticket-closed" | "support/ticket-full" | "support/too-many-open" | "support/too-often" | "support/too-many-messages" | "notices/unknown-notice" | "notices/obligatory" | "pictures/unknown-upload" | "pictures/too-large" | "pictures/not-a-picture";
                details?: unknown;
                message: string;
            };
        };
        Fairness: {
            clientSeed: string;
            nextServerSeedHash: string;
            nonce: number;
            revealed: components["schemas"]["RevealedSeed"] | null;
            serverSeedHash: string;
        };
        FiguresOfDay: {
            /**
             * Format: date
             * @description A day in UTC.
             */
            day: string;
            ordersPlaced: number;
            ordersUndone: number;
            paid: {
                gold: number;
                sweeps: number;
            };
            purchasedCents: number;
            /** @description What prizes cost, less what came back for orders undone. */
            redeemedSweeps: number;
            refundedCents: number;
            staked: {
                gold: number;
                sweeps: number;
            };
        };
        FoundPlayer: {
            /** @description Whether the account was closed at its player’s wish. */
            closed: boolean;
            displayName: string | null;
            email: string | null;
            /** @description Null before their wallet was opened. */
            openedAt: string | null;
            player: string;
            suspended: boolean;
        };
        /** @description An entry without any purchase, with what became of it. */
        FreeEntry: {
            creditedAt: string | null;
            /**
             * Format: date
             * @description The day that it counts for.
             */
            day: string;
            /** Format: date-time */
            enteredAt: string;
            /** @description Sorts by day. */
            id: string;
            /** @description Why it gave nothing; null when credited. */
            reason: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified" | "bonuses/not-yet" | "bonuses/address-used" | "bonuses/home-used" | "bonuses/device-used") | null;
            /** @enum {string} */
            state: "credited" | "refused";
            /** @description In hundredths of a Sweeps Coin. */
            sweeps: number;
            /** @enum {string} */
            way: "online" | "letter";
        };
        Game: {
            categories: string[];
            /**
             * @description By whose mathematics it is played.
             * @enum {string}
             */
            family: "slots" | "scratch" | "wheel" | "video-poker" | "blackjack" | "roulette";
            /** @description Hundredths of a percent. */
            hitRateBasisPoints: number;
            id: string;
            /**
             * @description How the site opens the game.
             * @enum {string}
             */
            kind: "slots" | "scratch" | "frame" | "unity";
            launchPath: string;
            maximumWinMultiple: number;
            name: string;
            parHash: string;
            parSheet: components["schemas"]["ParSheet"];
            provider: string;
            /** @description Hundredths of a percent. */
            rtpBasisPoints: number;
            rules: components["schemas"]["GameRules"];
            stakes: {
                /** @description Whole stakes in the coin's smallest unit. */
                gold: number[];
                /** @description Whole stakes in the coin's smallest unit. */
                sweeps: number[];
            };
            volatility: string;
        };
        /** @description Everything that decides what a round shows and pays. */
        GameRules: components["schemas"]["SlotsRules"] | components["schemas"]["ScratchRules"] | components["schemas"]["WheelRules"] | components["schemas"]["BlackjackRules"] | components["schemas"]["RouletteRules"] | components["schemas"]["VideoPokerRules"];
        GameSummary: {
            categories: string[];
            /**
             * @description By whose mathematics it is played.
             * @enum {string}
             */
            family: "slots" | "scratch" | "wheel" | "video-poker" | "blackjack" | "roulette";
            /** @description Hundredths of a percent. */
            hitRateBasisPoints: number;
            id: string;
            /**
             * @description How the site opens the game.
             * @enum {string}
             */
            kind: "slots" | "scratch" | "frame" | "unity";
            launchPath: string;
            maximumWinMultiple: number;
            name: string;
            parHash: string;
            provider: string;
            /** @description Hundredths of a percent. */
            rtpBasisPoints: number;
            stakes: {
                /** @description Whole stakes in the coin's smallest unit. */
                gold: number[];
                /** @description Whole stakes in the coin's smallest unit. */
                sweeps: number[];
            };
            volatility: string;
        };
        GameVersion: {
            /**
             * @description By whose mathematics it is played.
             * @enum {string}
             */
            family: "slots" | "scratch" | "wheel" | "video-poker" | "blackjack" | "roulette";
            id: string;
            parHash: string;
            parSheet: components["schemas"]["ParSheet"];
            rules: components["schemas"]["GameRules"];
            stakes: {
                /** @description Whole stakes in the coin's smallest unit. */
                gold: number[];
                /** @description Whole stakes in the coin's smallest unit. */
                sweeps: number[];
            };
        };
        GiftCodePool: {
            given: number;
            /** @description Codes that nobody has. */
            left: number;
            /** @description Null where the product was deleted. */
            name: string | null;
            product: string;
            stock: number | null;
            /** @description Codes that orders wait for. */
            waiting: number;
        };
        /** @description What held when the coins were given, and holds for them for ever. */
        GrantTerms: {
            expireAfterDays: number;
            playthrough: number;
            version: string;
        };
        /** @description The check of who a player is. */
        IdentityCheck: {
            documents: components["schemas"]["IdentityDocument"][];
            /** @description What has to be sent before it can be handed in. */
            missing: ("photo-id" | "photo-id-back" | "selfie" | "proof-of-address")[];
            /** @description Since when it waits; it keeps its place for good. */
            queuedAt: string | null;
            /** @enum {string} */
            state: "open" | "submitted" | "approved" | "rejected";
            timeline: {
                /** @enum {string} */
                actor: "player" | "admin";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "open" | "submitted" | "approved" | "rejected";
            }[];
        };
        /** @description What a player says of themselves. */
        IdentityClaims: {
            /** @description Where prizes may go, the usual one first, each with the name of who receives them. */
            addresses: components["schemas"]["Address"][];
            /** @description In whole years, where the player lives. */
            age: number | null;
            bornOn: string | null;
            displayName: string | null;
            email: string | null;
            /** @description Where they say that they live. */
            state: string | null;
        };
        IdentityDocument: {
            /** Format: date-time */
            askedAt: string;
            fault: ("not-a-document" | "too-small" | "unreadable" | "cut-off" | "expired" | "kind-not-accepted" | "name-differs" | "birthday-differs" | "address-differs" | "face-differs") | null;
            id: string;
            /** @enum {string} */
            kind: "photo-id" | "photo-id-back" | "selfie" | "proof-of-address";
            /** @description The SHA-256 of the one file that was kept and that reviewers see, in hexadecimal; null while none was. */
            sha256: string | null;
            /**
             * @description Awaited until its bytes were looked at; refused by those; accepted or rejected by a person.
             * @enum {string}
             */
            state: "awaited" | "ready" | "refused" | "accepted" | "rejected";
        };
        /**
         * @description Stakes and losses are in the smallest unit of their coin, purchases in cents, time in whole minutes.
         * @enum {string}
         */
        LimitedThing: "stake-gold" | "stake-sweeps" | "loss-gold" | "loss-sweeps" | "purchase" | "time";
        LineWin: {
            count: number;
            line: number;
            payout: number;
            symbol: string;
        };
        ListedEntries: {
            first: number;
            /** @description The first 16 hex characters of SHA-256 of `draw:player`: only the player knows it. */
            owner: string;
            quantity: number;
        };
        MysteryOdds: {
            /** @description What a piece is worth on average, in hundredths of a Sweeps Coin. */
            expectedWorth: number;
            /** @description SHA-256 of the odds' canonical text; every draw by them names it. */
            hash: string;
            outcomes: ({
                /** @description In whole Gold Coins. */
                gold: number;
                /** @constant */
                kind: "gold";
                /** @description Parts of 10,000. */
                weight: number;
            } | {
                /** @constant */
                kind: "sweeps";
                /** @description In hundredths of a Sweeps Coin, to be played once. */
                sweeps: number;
                /** @description Parts of 10,000. */
                weight: number;
            } | {
                /** @constant */
                kind: "product";
                name: string;
                product: string;
                /** @description The Gold Coins that are given instead when no piece of it is left, or it cannot be sent or arranged any more. */
                substitute: number;
                /** @description Parts of 10,000. */
                weight: number;
                /** @description What it cost when the odds were published, in hundredths. */
                worth: number;
            })[];
            product: string;
            /** Format: date-time */
            publishedAt: string;
            version: number;
        };
        Notice: {
            /**
             * Format: date-time
             * @description When what it tells of happened.
             */
            at: string;
            /** @description Sorts by when it was written. */
            id: string;
            isRead: boolean;
            /** @enum {string} */
            kind: "purchase" | "refund" | "referral" | "sweeps-frozen" | "sweeps-freed" | "sweeps-expired" | "order-placed" | "order-moved" | "draw-won" | "limit-holds" | "limit-begun" | "limit-overtaken" | "limit-coming" | "reality-check" | "break" | "exclusion" | "signed-out" | "email-change-asked" | "email-changed" | "email-change-stopped" | "identity-confirmed" | "identity-refused" | "ticket-answered" | "ticket-closed" | "deletion-asked" | "deletion-soon" | "deletion-blocked" | "deletion-withdrawn" | "suspended" | "suspension-lifted" | "account-closed" | "approval-asked" | "approval-decided" | "free-entry" | "sweeps-expiring";
            /** @description Path of the page of the site on which there is more. */
            link: string | null;
            text: string;
            title: string;
        };
        /** @description Which notices come by e-mail too. All of them are in the inbox. */
        NoticePreferences: {
            email: {
                /** @enum {string} */
                category: "receipts" | "limits" | "security" | "identity" | "orders" | "support" | "free-entries" | "expiry";
                isOn: boolean;
                /** @description Why its e-mail cannot be turned off; null where it can. */
                why: string | null;
            }[];
        };
        ObservedReturn: {
            /** @description Where 99 of 100 such series of rounds end up by chance. */
            band: {
                from: number;
                to: number;
            } | null;
            /** @enum {string} */
            coin: "gold" | "sweeps";
            /** @description What came back of them: payouts less what decisions added to stakes. */
            paid: number;
            /** @description Paid by staked; null before the first round. */
            return: number | null;
            rounds: number;
            /** @description First stakes, in the smallest unit of the coin. */
            staked: number;
        };
        Order: {
            address: components["schemas"]["Address"] | null;
            /** @description Whether its player can take it back by themselves. */
            cancellable: boolean;
            codes: components["schemas"]["OrderCode"][];
            /** @description How many codes it still waits for. */
            codesMissing: number;
            /** @description The e-mail under which a person gets in touch, where anything is arranged. */
            contact: string | null;
            /** @description What its mystery prizes turned out to be. */
            drawn: components["schemas"]["PrizeDraw"] | null;
            /** @description Its entries into draws. */
            entries: components["schemas"]["OrderEntries"][];
            goldCredited: number;
            /** @description Sorts by time. */
            id: string;
            lines: components["schemas"]["OrderLine"][];
            /** Format: date-time */
            placedAt: string;
            /** @enum {string} */
            status: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
            timeline: components["schemas"]["OrderStep"][];
            /** @description In hundredths of a Sweeps Coin. */
            total: number;
            /** @description Id of the ledger's transaction that paid for it. */
            transaction: string;
        };
        /** @description That a code was given and seen; the code itself is shown when asked for. */
        OrderCode: {
            firstShownAt: string | null;
            /** Format: date-time */
            givenAt: string;
            /** @description Among the codes of the order, from 1. */
            number: number;
            product: string;
            views: number;
        };
        OrderEntries: {
            draw: string;
            /** @description The number of the first; the others follow it. */
            first: number;
            product: string;
            quantity: number;
        };
        OrderLine: {
            category: ("coins" | "gifts" | "trips" | "mystery_prize" | "experiences" | "merch" | "mega_sweeps") | null;
            /** @description Which its pieces enter; of mega-sweeps. */
            draw?: string;
            /** @description Key of the first picture in the file bucket; `/` and the key make its address on the site. */
            image: string | null;
            name: string;
            /** @description By which its pieces are drawn; of mystery prizes. */
            oddsVersion?: number;
            /** @description Of one piece, as it was when the pieces were taken. */
            price: number;
            product: string;
            quantity: number;
            /** @description Markdown; ordering accepts them. */
            terms: string | null;
            /**
             * @description There where the pieces were won with this order.
             * @constant
             */
            won?: true;
        };
        OrderStep: {
            /** @enum {string} */
            actor: "player" | "system" | "admin";
            /** Format: date-time */
            at: string;
            /** @description What a person of the house has to say to the player about it. */
            note: string | null;
            /** @description What is on its way, with the step that sends it. */
            parcel: {
                /** @enum {string} */
                carrier: "usps" | "ups" | "fedex" | "dhl" | "other";
                trackingNumber: string;
            } | null;
            /** @description The day by which the next step is promised. */
            promisedOn: string | null;
            reason: ("not-available" | "address-unreachable" | "identity-in-doubt" | "terms-not-met" | "ordered-twice" | "changed-mind" | "asked-by-player" | "draw-canceled" | "never-arrived" | "arrived-damaged" | "wrong-prize" | "code-not-valid" | "goodwill") | null;
            /** @enum {string} */
            status: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
        };
        Outcome: components["schemas"]["SlotsOutcome"] | components["schemas"]["ScratchOutcome"] | components["schemas"]["WheelOutcome"] | components["schemas"]["BlackjackOutcome"] | components["schemas"]["RouletteOutcome"] | components["schemas"]["VideoPokerOutcome"];
        /** @description The exact odds of a game version, computed from every round that is possible. */
        ParSheet: components["schemas"]["SlotsParSheet"] | components["schemas"]["ScratchParSheet"] | components["schemas"]["WheelParSheet"] | components["schemas"]["BlackjackParSheet"] | components["schemas"]["RouletteParSheet"] | components["schemas"]["VideoPokerParSheet"];
        PlacedAffiliate: {
            affiliate: string;
            application: components["schemas"]["AffiliateApplication"] | null;
            decidedAt: string | null;
            matches: components["schemas"]["AffiliateMatch"][];
            reason: ("site-unclear" | "audience-unfit" | "promises-winnings" | "not-reachable" | "terms-broken" | "false-traffic" | "spam" | "asked-by-affiliate") | null;
            requestedAt: string | null;
            /** @enum {string} */
            state: "none" | "requested" | "approved" | "rejected" | "suspended";
        };
        PlayLimit: {
            /** @description What counts against it so far; a loss is below zero for who is ahead. */
            counted: number;
            /** @description Null for no limit. */
            most: number | null;
            /** @description A looser limit that was asked for, and when it begins to hold. */
            next: {
                /** Format: date-time */
                from: string;
                /** @description Null for no limit. */
                most: number | null;
            } | null;
            /** @enum {string} */
            period: "day" | "week" | "month";
            /** Format: date-time */
            resetsAt: string;
            thing: components["schemas"]["LimitedThing"];
        };
        /** @description Everything that bounds the play of a player. */
        PlayLimits: {
            limits: components["schemas"]["PlayLimit"][];
            realityCheckMinutes: 15 | 30 | 45 | 60;
            residency: {
                bornOn: string | null;
                /** @description The blocked state of a sign-in after which the player is asked to confirm where they live; null when none. */
                residencyCheck: {
                    /** Format: date-time */
                    askedAt: string;
                    confirmedAt: string | null;
                    state: string;
                } | null;
                state: string | null;
                /** @description Why Sweeps Coins cannot be played, as the code of a refusal; null when they can. */
                sweepsRefusedAs: string | null;
                timeZone: string;
                today: string;
            };
            session: components["schemas"]["PlaySession"] | null;
            timeOut: {
                /** @enum {string} */
                kind: "break" | "exclusion";
                /** Format: date-time */
                since: string;
                until: string | null;
            } | null;
        };
        /** @description Rounds played without a longer rest in between. */
        PlaySession: {
            /** Format: date-time */
            checkedAt: string;
            paid: {
                gold: number;
                sweeps: number;
            };
            rounds: number;
            staked: {
                gold: number;
                sweeps: number;
            };
            /** Format: date-time */
            startedAt: string;
        };
        /** @description One line of a double entry. The postings of a transaction sum to zero. */
        Posting: {
            /** @enum {string} */
            account: "player:gold" | "player:sweeps-unplayed" | "player:sweeps-redeemable" | "player:gold-held" | "player:sweeps-held" | "house:games" | "house:promotions" | "house:purchases" | "house:redemptions" | "house:adjustments" | "house:expiry" | "house:closures" | "house:receivables";
            amount: number;
            /** @enum {string} */
            coin: "gold" | "sweeps";
        };
        /** @description Drawn from one nonce of the player’s own seeds, piece by piece. */
        PrizeDraw: {
            odds: {
                /** @description SHA-256 as 64 hex characters. */
                hash: string;
                product: string;
                version: number;
            }[];
            pieces: {
                given: {
                    /** @description In whole Gold Coins. */
                    gold: number;
                    /** @constant */
                    kind: "gold";
                } | {
                    /** @constant */
                    kind: "sweeps";
                    /** @description In hundredths of a Sweeps Coin, to be played once. */
                    sweeps: number;
                } | {
                    /** @constant */
                    kind: "product";
                    name: string;
                    product: string;
                } | {
                    /** @description In whole Gold Coins. */
                    gold: number;
                    /** @constant */
                    kind: "substitute";
                    name: string;
                    product: string;
                };
                /** @description Position in the list of the odds. */
                outcome: number;
                product: string;
            }[];
            proof: {
                clientSeed: string;
                nonce: number;
                /** @description SHA-256 as 64 hex characters. */
                serverSeedHash: string;
            };
        };
        Purchase: {
            /** @description Where it can be paid; null where it cannot any more. */
            checkoutUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            gold: number;
            /** @description Sorts by time. */
            id: string;
            packageId: string;
            /** @description Null where it cannot be paid any more. */
            payableUntil: string | null;
            priceCents: number;
            /** @description Null before its coins came. */
            receiptNumber: string | null;
            /** @description What went back of the price so far. */
            refundedCents: number;
            /** @enum {string} */
            state: "created" | "paid" | "credited" | "failed" | "expired" | "refunded" | "disputed";
            /** @description What comes with it for nothing, in hundredths; 0 for whoever may not get any. */
            sweeps: number;
            /** @description From the first step to the last. */
            timeline: components["schemas"]["PurchaseStep"][];
        };
        PurchaseStep: {
            /** Format: date-time */
            at: string;
            reason: ("payment-pending" | "declined" | "time-over" | "canceled" | "paid-late" | "offer-used" | "in-full" | "in-part" | "dispute-won" | "dispute-lost") | null;
            /** @enum {string} */
            state: "created" | "paid" | "credited" | "failed" | "expired" | "refunded" | "disputed";
        };
        Quest: {
            /** @description Names its picture. */
            art: string;
            /**
             * Format: date-time
             * @description Until when it can be claimed once it is finished.
             */
            claimableUntil: string;
            /**
             * Format: date-time
             * @description When its day or week is over, in the time zone of the player.
             */
            endsAt: string;
            goal: number;
            /** @description Names the quest of this very day or week. */
            id: string;
            /** @description Where on the site it can be worked on. */
            path: string;
            /** @enum {string} */
            period: "day" | "week";
            /** @description At most the goal. */
            progress: number;
            reward: {
                gold: number;
                /** @description In hundredths of a Sweeps Coin, for whoever may have them. */
                sweeps: number;
            };
            /**
             * Format: date
             * @description The day, or the Monday of the week.
             */
            startsOn: string;
            /** @enum {string} */
            state: "locked" | "active" | "completed" | "claimed" | "expired";
            text: string;
            title: string;
        };
        QueuedIdentityCheck: {
            documents: components["schemas"]["IdentityDocument"][];
            /** @description What has to be sent before it can be handed in. */
            missing: ("photo-id" | "photo-id-back" | "selfie" | "proof-of-address")[];
            player: string;
            /** @description Since when it waits; it keeps its place for good. */
            queuedAt: string | null;
            /** @description How often the check was changed; a decision names the one that was looked at. */
            revision: number;
            /** @enum {string} */
            state: "open" | "submitted" | "approved" | "rejected";
            timeline: {
                /** @enum {string} */
                actor: "player" | "admin";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "open" | "submitted" | "approved" | "rejected";
            }[];
        };
        /** @description A friend who came by a code, as one of both sides sees it. */
        Referral: {
            /** @description Sorts by when it was made; says nothing of the other side. */
            id: string;
            /**
             * Format: date-time
             * @description When the friend opened their account.
             */
            joinedAt: string;
            /** @description For the friend alone; null for the referrer, who sees the state. */
            progress: {
                /** @description Whether identity and e-mail are confirmed. */
                isVerified: boolean;
                /** @description What was staked, at most what it takes. */
                played: number;
            } | null;
            /** @description Why the caller's own reward waits, is none, or has no Sweeps Coins in it. */
            reason: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified" | "referrals/month-full") | null;
            /** @description The caller's own, null before it is there. */
            reward: {
                gold: number;
                /** @description In hundredths of a Sweeps Coin. */
                sweeps: number;
            } | null;
            /**
             * @description The friend's way, and what became of the caller's own reward for it.
             * @enum {string}
             */
            state: "joined" | "verified" | "playing" | "started" | "rewarded" | "refused";
        };
        /** @description Pieces that are held for a checkout until they expire. */
        Reservation: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Gold Coins that the order would credit. */
            goldCredited: number;
            id: string;
            lines: components["schemas"]["OrderLine"][];
            needsAddress: boolean;
            /** @description In hundredths of a Sweeps Coin. */
            total: number;
        };
        /** @description A server seed that is out of use and open for checking. */
        RevealedSeed: {
            clientSeed: string;
            rounds: number;
            serverSeed: string;
            serverSeedHash: string;
        };
        ReviewedCommissionLine: {
            /** Format: date-time */
            at: string;
            /** @description US cents. */
            cents: number;
            click: string;
            /** @description US cents. */
            commissionCents: number;
            dueOn: string;
            /** @description US cents. */
            feeCents: number;
            /** @description Names the line, and says nothing of the player. */
            id: string;
            /** @enum {string} */
            kind: "sign-up" | "purchase" | "refund" | "redemption" | "redemption-undone";
            /** @description What can be taken back: of a purchase what refunds have left. */
            leftCents: number;
            link: string;
            /** @description US cents. */
            netCents: number;
            player: string;
            /** @description Names the purchase, and nothing of the player. */
            purchase: string | null;
            reversal: {
                /** Format: date-time */
                at: string;
                /** @description What is taken back: all of the commission, or what refunds left. */
                cents: number;
                /** @enum {string} */
                reason: "state-blocked" | "affiliate-suspended" | "false-traffic" | "self-referral" | "terms-broken" | "stolen-payment";
            } | null;
            ruleVersion: string;
            sequence: number;
            /** @description Where the player lived by then; `--` where not told. */
            state: string;
            /** @description How far the line is. */
            status: {
                /** @description Of the statement that settled it. */
                month: string | null;
                /** @description The number of the payment. */
                payment: string | null;
                /** @enum {string} */
                state: "pending" | "approved" | "paid" | "set-off" | "reversed";
            };
        };
        RouletteOutcome: {
            /** @description Every field with chips and what came back, in the order of the choice. */
            bets: {
                on: string;
                payout: number;
                stake: number;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "roulette";
            /** @description Where the ball came to rest. */
            pocket: number;
        };
        RouletteParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "roulette";
            fields: {
                count: number;
                hitRate: components["schemas"]["Share"];
                /** @enum {string} */
                kind: "straight" | "split" | "street" | "trio" | "corner" | "first-four" | "six-line" | "dozen" | "column" | "even-chance";
                multiple: number;
                pockets: number;
                rtp: components["schemas"]["Share"];
                standardDeviation: number;
            }[];
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            rtp: {
                total: components["schemas"]["Share"];
            };
            standardDeviation: number;
            version: number;
        };
        /** @description Everything that decides what a round shows and pays. */
        RouletteRules: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "roulette";
            fields: {
                id: string;
                /** @enum {string} */
                kind: "straight" | "split" | "street" | "trio" | "corner" | "first-four" | "six-line" | "dozen" | "column" | "even-chance";
                pockets: number[];
            }[];
            mostFields: number;
            /** @description A field pays this number by the pockets it covers. */
            paysByPockets: number;
            pockets: number;
            totals: {
                gold: {
                    least: number;
                    most: number;
                };
                sweeps: {
                    least: number;
                    most: number;
                };
            };
        };
        /** @description A round with everything that is needed to compute it again. */
        Round: {
            /** Format: date-time */
            at: string;
            /** @description What it was staked on, null for games without a choice. */
            choice: string | null;
            /** @enum {string} */
            coin: "gold" | "sweeps";
            decisions: string[];
            firstStake: number;
            gameId: string;
            id: string;
            isSettled: boolean;
            outcome: components["schemas"]["Outcome"];
            /** @description Zero while the round waits for a decision. */
            payout: number;
            proof: {
                clientSeed: string;
                nonce: number;
                parHash: string;
                serverSeedHash: string;
            };
            sequence: number;
            /** @description All that was staked, by decisions too. */
            stake: number;
        };
        RoundWithBalances: {
            /** Format: date-time */
            at: string;
            balances: components["schemas"]["Balances"];
            /** @description What it was staked on, null for games without a choice. */
            choice: string | null;
            /** @enum {string} */
            coin: "gold" | "sweeps";
            decisions: string[];
            firstStake: number;
            gameId: string;
            id: string;
            isSettled: boolean;
            outcome: components["schemas"]["Outcome"];
            /** @description Zero while the round waits for a decision. */
            payout: number;
            proof: {
                clientSeed: string;
                nonce: number;
                parHash: string;
                serverSeedHash: string;
            };
            sequence: number;
            /** @description All that was staked, by decisions too. */
            stake: number;
        };
        RunDraw: {
            canceled: {
                /** Format: date-time */
                at: string;
                reason: string;
            } | null;
            /** Format: date-time */
            closesAt: string;
            drawnAt: string | null;
            /** @description How many there are so far. */
            entries: number;
            /** @description Sorts by when it was opened. */
            id: string;
            /** @description SHA-256 of the list of entries, a line each: number, space, owner. Null before it closed. */
            listHash: string | null;
            /** Format: date-time */
            openedAt: string;
            prize: string;
            product: string;
            productName: string;
            /** @description The commitment: SHA-256 of the server seed’s text. */
            seedHash: string;
            /** @description Revealed with the winners; null before. */
            serverSeed: string | null;
            /** @description Whether winners were told, or coins went back. */
            settled: boolean;
            /** @enum {string} */
            state: "open" | "closing" | "closed" | "drawn" | "canceled";
            /** @description How many entries win; all, when there are fewer. */
            winners: number;
            winning: {
                confirmedAt: string | null;
                number: number;
                order: string;
                player: string;
            }[];
        };
        ScratchOutcome: {
            /** @description What is under the foil, by position. */
            cells: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "scratch";
            /** @description The symbol to be found, on a card that names one. */
            key: string | null;
            /** @description Of the stake; 0 when nothing wins. */
            multiple: number;
            payout: number;
            /** @description Positions of the symbols that win, rising. */
            winning: number[];
        };
        ScratchParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            combinations: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "scratch";
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            prizes: {
                count: number;
                multiple: number;
                oneIn: string;
                share: components["schemas"]["Share"];
                symbol: string | null;
            }[];
            rtp: {
                total: components["schemas"]["Share"];
            };
            standardDeviation: number;
            version: number;
        };
        /** @description Everything that decides what a card shows and pays. */
        ScratchRules: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "scratch";
            /** @description How symbols win: so many alike of any kind, or of the one that the card names. */
            layout: {
                alike: number;
                cells: number;
                /** @constant */
                kind: "match";
            } | {
                alike: number;
                cells: number;
                copies: number;
                /** @constant */
                kind: "find";
            };
            prizes: {
                count: number;
                multiple: number;
                symbol: string | null;
                weight: number;
            }[];
            symbols: string[];
        };
        /** @description An exact fraction; where that has hundreds of digits, so many decimals of it, rounded down. */
        Share: {
            /** @description Hundredths of a percent. */
            basisPoints: number;
            denominator: string;
            numerator: string;
        } | {
            /** @description Hundredths of a percent. */
            basisPoints: number;
            decimal: string;
            decimals: number;
        };
        /** @description Accounts that share something, and may be of one person. */
        SharedTrait: {
            accounts: {
                player: string;
                /** Format: date-time */
                seenAt: string;
            }[];
            /** @enum {string} */
            kind: "home" | "network" | "card" | "device" | "person";
            /** @description To be told with a verdict, so that it is about what was seen. */
            revision: number;
            /** @description Its name, which tells nothing of what is shared. */
            trait: string;
            /** @description Of the accounts that shared it before. */
            verdict: ("same-person" | "different-people") | null;
        };
        SlotsOutcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "slots";
            /** @description The spin that was staked, then the free spins it led to. */
            spins: components["schemas"]["Spin"][];
        };
        SlotsParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            combinations: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "slots";
            freeSpins: {
                combinations: number;
                spinsPerFeature: number;
                triggerRate: components["schemas"]["Share"];
            } | null;
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            rtp: {
                freeSpins?: components["schemas"]["Share"];
                lines?: components["schemas"]["Share"];
                scatter: components["schemas"]["Share"];
                total: components["schemas"]["Share"];
                ways?: components["schemas"]["Share"];
            };
            standardDeviation: number;
            version: number;
        };
        /** @description Everything that decides what a spin shows and pays. */
        SlotsRules: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "slots";
            freeSpins: {
                awards: number[];
                most: number;
                multiplier: number;
                reels: string[][];
                retriggers: number[];
            } | null;
            /** @description Empty for a machine that pays by ways. */
            lines: number[][];
            payTable: {
                [key: string]: number[];
            };
            reels: string[][];
            rows: number;
            scatter: {
                pays: number[];
                symbol: string;
            };
            /** @description Equal parts of a stake; the pay table multiplies one. */
            stakeParts: number;
            symbols: string[];
            wild: string;
        };
        Spin: {
            freeSpinsWon: number;
            lineWins: components["schemas"]["LineWin"][];
            /** @description What every payout of this spin has been multiplied by. */
            multiplier: number;
            payout: number;
            scatterWin: {
                count: number;
                payout: number;
                symbol: string;
            } | null;
            stops: number[];
            wayWins: components["schemas"]["WayWin"][];
            /** @description Symbols as window[reel][row], row 0 at the top. */
            window: string[][];
        };
        StatementOfAffiliate: {
            affiliate: string;
            /** @description Below zero where more was taken back after a payout than was earned since. */
            carriedInCents: number;
            /** @description Below zero it is set against what is earned next. */
            carriedOutCents: number;
            /** @description US cents. */
            dueCents: number;
            /** Format: date-time */
            madeAt: string;
            month: string;
            /** @enum {string} */
            outcome: "payable" | "carried" | "written-off" | "nothing";
            payment: {
                /** Format: date-time */
                at: string;
                reference: string;
            } | null;
            /** @description Of what was due, what refunds, disputes and reversals took of earlier months. */
            takenBackCents: number;
            /** @description US cents. */
            totalCents: number;
        };
        Suspension: {
            /** @enum {string} */
            reason: "unusual-play" | "several-accounts" | "payment-review" | "identity-review" | "terms-broken" | "own-request";
            /** Format: date-time */
            since: string;
        };
        /** @description Something that a player wrote to us about. */
        Ticket: {
            about: components["schemas"]["TicketSubject"] | null;
            /** @description How the first message begins. */
            excerpt: string;
            /** @description Sorts by when it was opened. */
            id: string;
            /** Format: date-time */
            openedAt: string;
            /** @description Until when a reply opens a closed ticket again; null while it is not closed. */
            repliesUntil: string | null;
            /**
             * Format: date-time
             * @description Since when it stands so.
             */
            since: string;
            /**
             * @description Whether it waits for us, for its player or for nobody.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            thread: components["schemas"]["TicketEntry"][];
            /** @enum {string} */
            topic: "round" | "order" | "purchase" | "account" | "identity" | "responsible-play" | "other";
        };
        TicketEntry: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            from: "player" | "admin";
            /** @enum {string} */
            kind: "message" | "closing";
            /** @description Of a closing. */
            reason: ("solved" | "no-reply" | "duplicate" | "not-for-us") | null;
            /** @description Of a message. */
            text: string | null;
        };
        /** @description A ticket as lists show it. */
        TicketGlance: {
            about: components["schemas"]["TicketSubject"] | null;
            /** @description How the first message begins. */
            excerpt: string;
            /** @description Sorts by when it was opened. */
            id: string;
            /** Format: date-time */
            openedAt: string;
            /**
             * Format: date-time
             * @description Since when it stands so.
             */
            since: string;
            /**
             * @description Whether it waits for us, for its player or for nobody.
             * @enum {string}
             */
            state: "open" | "answered" | "closed";
            /** @enum {string} */
            topic: "round" | "order" | "purchase" | "account" | "identity" | "responsible-play" | "other";
        };
        /** @description What of the player’s own a ticket is about. */
        TicketSubject: {
            /** @description Of a round. */
            gameId: string | null;
            /** @description Of the transaction, the order or the purchase. */
            id: string;
            /** @enum {string} */
            kind: "round" | "order" | "purchase";
            /** @description Of a round. */
            nonce: number | null;
        };
        /** @description One immutable line of the ledger, with the balances after it. */
        Transaction: {
            accountChange?: {
                eraseAt: string | null;
                /** @description Why, of a suspension. */
                reason: ("unusual-play" | "several-accounts" | "payment-review" | "identity-review" | "terms-broken" | "own-request") | null;
                /** @enum {string} */
                step: "deletion-asked" | "deletion-withdrawn" | "returned" | "email-change-asked" | "email-changed" | "email-change-stopped" | "suspended" | "suspension-lifted" | "came-by-link";
            };
            adjustment?: {
                reason: string;
            };
            /** Format: date-time */
            at: string;
            balances: components["schemas"]["Balances"];
            expiry?: {
                /** Format: date-time */
                lastSeenAt: string;
            };
            grant?: {
                reason: string;
                terms: components["schemas"]["GrantTerms"];
            };
            hold?: {
                id: string;
                /** @enum {string} */
                purpose: "checkout" | "round";
            };
            id: string;
            /** @enum {string} */
            kind: "account-change" | "account-closed" | "adjustment" | "expiry" | "grant" | "hold" | "order" | "order-undone" | "play-limits" | "purchase" | "purchase-begun" | "purchase-ended" | "refund" | "release" | "reversal" | "round" | "round-open" | "round-seen" | "seed-rotation" | "sign-out" | "sweeps-freeze" | "wheel-spin";
            order?: {
                id: string;
            };
            playLimits?: {
                change: string;
            };
            postings: components["schemas"]["Posting"][];
            /** @description The price is 0 where it ended without a payment. */
            purchase?: {
                id: string;
                priceCents: number;
            };
            refund?: {
                cents: number;
                /** @description What had been spent already and could not be taken back. */
                owed: {
                    gold: number;
                    sweeps: number;
                };
                purchase: string;
            };
            reversal?: {
                of: string;
                reason: string;
            };
            round?: components["schemas"]["Round"];
            roundSeen?: {
                gameId: string;
                round: string;
            };
            seedRotation?: {
                current: components["schemas"]["Commitment"];
                revealed: components["schemas"]["RevealedSeed"];
            };
            sequence: number;
            sweepsFreeze?: {
                isFrozen: boolean;
                /** @enum {string} */
                reason: "disputed" | "dispute-won" | "settled";
            };
            wheelSpin?: components["schemas"]["WheelSpin"];
        };
        VideoPokerOutcome: {
            /** @description The five cards of the deal, as they lie. */
            dealt: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "video-poker";
            hand: string[] | null;
            /** @description Which of them were held; null until that is decided, like all that follows. */
            held: boolean[] | null;
            /** @description A row of the pay table; null where none pays. */
            rank: ("jacks-or-better" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush") | null;
        };
        VideoPokerParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            combinations: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "video-poker";
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            ranks: {
                oneIn: string;
                pays: number;
                /** @enum {string} */
                rank: "jacks-or-better" | "two-pair" | "three-of-a-kind" | "straight" | "flush" | "full-house" | "four-of-a-kind" | "straight-flush" | "royal-flush";
                rtp: components["schemas"]["Share"];
                share: components["schemas"]["Share"];
            }[];
            rtp: {
                total: components["schemas"]["Share"];
            };
            standardDeviation: number;
            /** @description What the figures assume of the player. */
            strategy: string;
            version: number;
        };
        /** @description Everything that decides what a round shows and pays. */
        VideoPokerRules: {
            /** @description The cards before they are shuffled: draws are places in this list. */
            deck: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "video-poker";
            /** @description In stakes, by rank. */
            payTable: {
                [key: string]: number;
            };
        };
        WaitingIdentityCheck: {
            claims: components["schemas"]["IdentityClaims"];
            documents: components["schemas"]["IdentityDocument"][];
            /** @description What has to be sent before it can be handed in. */
            missing: ("photo-id" | "photo-id-back" | "selfie" | "proof-of-address")[];
            player: string;
            /** @description Since when it waits; it keeps its place for good. */
            queuedAt: string | null;
            /** @description How often the check was changed; a decision names the one that was looked at. */
            revision: number;
            /** @enum {string} */
            state: "open" | "submitted" | "approved" | "rejected";
            timeline: {
                /** @enum {string} */
                actor: "player" | "admin";
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                state: "open" | "submitted" | "approved" | "rejected";
            }[];
        };
        WayWin: {
            count: number;
            payout: number;
            symbol: string;
            ways: number;
        };
        WheelOutcome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "wheel";
            /** @description Of the stake; 0 when nothing wins. */
            multiple: number;
            payout: number;
            /** @description Where the wheel comes to rest: position on the rim, clockwise from 0. */
            segment: number;
        };
        WheelParSheet: {
            aboveStakeRate: components["schemas"]["Share"];
            /** @description Shares of rounds by payout in stakes, from nothing to the maximum. */
            bands: {
                above: number;
                oneIn: string | null;
                share: components["schemas"]["Share"];
                upTo: number;
            }[];
            combinations: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "wheel";
            gameId: string;
            hitRate: components["schemas"]["Share"];
            maximumWin: {
                multiple: number;
                oneIn: string;
            };
            prizes: {
                multiple: number;
                oneIn: string;
                segments: number;
                share: components["schemas"]["Share"];
            }[];
            rtp: {
                total: components["schemas"]["Share"];
            };
            standardDeviation: number;
            version: number;
        };
        /** @description Everything that decides what a spin of the wheel shows and pays. */
        WheelRules: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            family: "wheel";
            /** @description As they stand around the rim, clockwise. */
            segments: {
                multiple: number;
                weight: number;
            }[];
        };
        /** @description A spin of a wheel that is spun for nothing. */
        WheelSpin: {
            proof: {
                clientSeed: string;
                nonce: number;
                parHash: string;
                serverSeedHash: string;
            };
            /** @description Position in the wheel's list of segments. */
            segment: number;
            sweeps: number;
            terms: components["schemas"]["GrantTerms"];
            wheel: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["DeliveryAddress"][];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As a data URL of a few kilobytes; null without one. */
                        picture: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/unknown-upload */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/not-a-picture */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAvatarForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                        /** @description To be posted to the file bucket as a form, with `file` as its last field. */
                        fields: {
                            [key: string]: string;
                        };
                        mostBytes: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askForDeletion: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/not-recent, session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/deletion-blocked */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/deletion-not-requested */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askForEmail: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Until when the code works at most.
                         */
                        confirmableUntil: string;
                        email: string;
                        /**
                         * Format: date-time
                         * @description From when on prizes can be redeemed again at the latest.
                         */
                        redeemsFrom: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/email-taken, account/same-email, account/too-many-email-changes */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askForExport: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Read what has become of it by this id. */
                        id: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readExport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        export: components["schemas"]["DataExport"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/unknown-export */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIdentityCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCheck"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    submitIdentityCheck: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityCheck"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/under-review, identity/approved, identity/documents-missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginIdentityUpload: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "photo-id" | "photo-id-back" | "selfie" | "proof-of-address";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        document: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/under-review, identity/approved, identity/too-many-files */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readIdentityUploadForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                        /** @description To be posted to the file bucket as a form, with `file` as its last field. */
                        fields: {
                            [key: string]: string;
                        };
                        mostBytes: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/unknown-document */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    displayName: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Whoever signed in before this instant is signed out.
                         */
                        signInsCountFrom: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/terms-superseded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTickets: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TicketGlance"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A round, by its transaction, an order or a purchase of the player. */
                    about?: {
                        id: string;
                        /** @enum {string} */
                        kind: "round" | "order" | "purchase";
                    };
                    /** @description Plain text; it is shown as it is, line by line. */
                    text: string;
                    /** @enum {string} */
                    topic: "round" | "order" | "purchase" | "account" | "identity" | "responsible-play" | "other";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-round, orders/unknown-order, coins/unknown-purchase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/too-many-open, support/too-often, support/too-many-messages */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/unknown-ticket */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    replyToTicket: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                ticket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Plain text; it is shown as it is, line by line. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["Ticket"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/unknown-ticket */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/ticket-closed, support/ticket-full, support/too-many-open, support/too-many-messages */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordViewerRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What is on record by now; null for nothing. */
                        viewerRegion: {
                            /** @description ISO 3166-1 code of two letters. */
                            country: string;
                            /** Format: date-time */
                            recordedAt: string;
                            /** @description Code of the region within its country, such as WA; null where it is not known. */
                            region: string | null;
                        } | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/not-through-site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query: {
                after?: string;
                limit?: number;
                month: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StatementOfAffiliate"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    runPayouts: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    after?: string;
                    month: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Affiliates who were left out until an admin has looked at what they share with players. */
                        inReview: string[];
                        items: components["schemas"]["StatementOfAffiliate"][];
                        /** @description Ask again with `after` set to this; null when all are made. */
                        next: string | null;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/month-open, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAffiliates: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                state?: "requested" | "approved" | "rejected" | "suspended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PlacedAffiliate"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reviewCommissionLines: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path: {
                affiliate: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ReviewedCommissionLine"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideAffiliate: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                affiliate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    decision: "approve" | "reject" | "suspend" | "resume";
                    reason: ("site-unclear" | "audience-unfit" | "promises-winnings" | "not-reachable" | "terms-broken" | "false-traffic" | "spam" | "asked-by-affiliate") | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAffiliate"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-affiliate */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/step-refused, affiliates/reason-needed, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    judgeMatch: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                affiliate: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    verdict: "self-referral" | "unrelated";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedAffiliate"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-affiliate, affiliates/unknown-match */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reverseCommission: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                affiliate: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player: string;
                    /** @enum {string} */
                    reason: "false-traffic" | "self-referral" | "terms-broken" | "stolen-payment";
                    sequence: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        line: components["schemas"]["ReviewedCommissionLine"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-accrual */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/already-reversed, affiliates/nothing-to-reverse, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    payStatement: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                affiliate: string;
                month: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementOfAffiliate"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-statement */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/nothing-payable, affiliates/already-paid, affiliates/review-open, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ApprovalRequest"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: components["schemas"]["ApprovalRequest"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, approvals/own-request, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description approvals/unknown-request, player/unknown-player, cart/unknown-product */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description approvals/asker-not-superadmin, approvals/not-waiting, approvals/conflict, wallet/insufficient-funds, odds/not-a-mystery-prize, odds/weights-invalid, odds/prize-not-possible, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    declineRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: components["schemas"]["ApprovalRequest"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description approvals/unknown-request */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description approvals/asker-not-superadmin, approvals/not-waiting, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                actor?: string;
                before?: string;
                limit?: number;
                /** @description Everything about this player, and about whatever is theirs. */
                player?: string;
                /** @description One thing, by its kind and id: `product:jade-mug`. */
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AuditEntry"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRunDraws: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RunDraw"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openDraw: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closesAt: string;
                    /** @description What is won, in a few words. */
                    prize: string;
                    product: string;
                    winners: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draw: components["schemas"]["RunDraw"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/unknown-product, draws/unknown-draw */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/not-for-draws, draws/closing-not-possible, draws/open-already, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeDraw: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date-time */
                    closesAt: string;
                    /** @description What is won, in a few words. */
                    prize: string;
                    winners: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draw: components["schemas"]["RunDraw"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/unknown-draw */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/closed, draws/has-entries, draws/closing-not-possible, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelDraw: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In words that players are shown. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draw: components["schemas"]["RunDraw"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/unknown-draw */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/closed, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmWinner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draw: components["schemas"]["RunDraw"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/unknown-draw, draws/unknown-entry */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/not-drawn, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordLetter: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it was sent from, as it stands on the letter; left out where it does not. */
                    address?: components["schemas"]["EntryAddress"];
                    /** @description The code on the letter; spaces and hyphens do not count. */
                    code: string;
                    /** Format: date */
                    receivedOn: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entry: components["schemas"]["FreeEntry"];
                        player: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description bonuses/unknown-code, player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGiftCodePools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GiftCodePool"][];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addGiftCodes: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One a line; an empty line is passed over. */
                    codes: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        added: number;
                        duplicates: {
                            /** @description From 1. */
                            line: number;
                            /** @enum {string} */
                            of: "this-list" | "the-pool";
                        }[];
                        /** @description Orders that waited and have got codes by this. */
                        served: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/unknown-product */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listIdentityChecks: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WaitingIdentityCheck"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideIdentityCheck: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description None approves the check. */
                    faults: {
                        document: string;
                        /** @enum {string} */
                        fault: "unreadable" | "cut-off" | "expired" | "kind-not-accepted" | "name-differs" | "birthday-differs" | "address-differs" | "face-differs";
                    }[];
                    /** @description How often the check was changed; a decision names the one that was looked at. */
                    revision: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedIdentityCheck"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/unknown-document */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/not-under-review, identity/conflict, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openIdentityDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                        /** Format: uri */
                        url: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description identity/unknown-document */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFigures: {
        parameters: {
            query: {
                /** @description A day in UTC. */
                from: string;
                /** @description A day in UTC. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: components["schemas"]["FiguresOfDay"][];
                        /** @description Null for more than 92 days. */
                        games: {
                            id: string;
                            name: string;
                            rounds: {
                                gold: number;
                                sweeps: number;
                            };
                            staked: {
                                gold: number;
                                sweeps: number;
                            };
                        }[] | null;
                        /** @description How many orders stand where, a moment ago at the oldest. */
                        orders: {
                            count: number;
                            /** @enum {string} */
                            status: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
                        }[];
                        /** @description The products of which most pieces were ordered in these days, at most 20. */
                        products: {
                            id: string;
                            /** @description Null once it was deleted. */
                            name: string | null;
                            ordered: number;
                            stock: number | null;
                        }[];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listBoardOrders: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                status?: "placed" | "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminOrder"][];
                        /** @description Ask again with `after` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readBoardOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["AdminOrder"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/unknown-order */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stepBoardOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    carrier?: "usps" | "ups" | "fedex" | "dhl" | "other";
                    /** @description In words that the player is shown. */
                    note?: string;
                    /**
                     * Format: date
                     * @description The day by which the next step is promised.
                     */
                    promisedOn?: string;
                    /**
                     * @description Needed by declined, canceled and refunded; each has its own list.
                     * @enum {string}
                     */
                    reason?: "not-available" | "address-unreachable" | "identity-in-doubt" | "terms-not-met" | "ordered-twice" | "changed-mind" | "asked-by-player" | "draw-canceled" | "never-arrived" | "arrived-damaged" | "wrong-prize" | "code-not-valid" | "goodwill";
                    /** @enum {string} */
                    status: "approved" | "shipped" | "delivered" | "declined" | "canceled" | "refunded";
                    trackingNumber?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["AdminOrder"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/unknown-order */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/step-refused, orders/codes-missing, orders/gold-spent, orders/outcome-final, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishPicture: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Keys of the picture as WebP, 800 and 400 pixels wide, in that order. */
                    uploads: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a product names; the smaller size is beside it under the same name with 400. */
                        image: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/unknown-upload */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/too-large, request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description pictures/not-a-picture */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    recordPictureRemoval: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What a product names. */
                    image: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        image: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    findPlayers: {
        parameters: {
            query: {
                find: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FoundPlayer"][];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDeskPlayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayer"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askAdjustment: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    account: "player:gold" | "player:sweeps-unplayed" | "player:sweeps-redeemable";
                    /** @description Gives above zero, takes below, in the smallest unit of the coin. */
                    amount: number;
                    /** @description In words that the player can be shown. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: components["schemas"]["ApprovalRequest"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    adjustBalance: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    account: "player:gold" | "player:sweeps-unplayed" | "player:sweeps-redeemable";
                    /** @description Gives above zero, takes below, in the smallest unit of the coin. */
                    amount: number;
                    /** @description In words that the player can be shown. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: components["schemas"]["AdminTransaction"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description wallet/insufficient-funds, approvals/required, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: "ADMINS" | "AFFILIATES";
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    member: boolean;
                    /** @description In words that the player can be shown. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        groups: string[];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    liftSuspension: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In words that the player can be shown. */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suspension: components["schemas"]["Suspension"] | null;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/not-suspended, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    suspendPlayer: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For the audit log alone; without names or addresses. */
                    note: string;
                    /** @enum {string} */
                    reason: "unusual-play" | "several-accounts" | "payment-review" | "identity-review" | "terms-broken" | "own-request";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suspension: components["schemas"]["Suspension"] | null;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    liftFreeze: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In words that the player can be shown. */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: components["schemas"]["AdminTransaction"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/not-frozen, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPlayerTransactions: {
        parameters: {
            query?: {
                before?: number;
                from?: string;
                /** @description Rounds of this game only. */
                gameId?: string;
                kind?: "account-change" | "account-closed" | "adjustment" | "expiry" | "grant" | "hold" | "order" | "order-undone" | "play-limits" | "purchase" | "purchase-begun" | "purchase-ended" | "refund" | "release" | "reversal" | "round" | "round-open" | "round-seen" | "seed-rotation" | "sign-out" | "sweeps-freeze" | "wheel-spin";
                limit?: number;
                to?: string;
            };
            header?: never;
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AdminTransaction"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: number | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reverseTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
                transaction: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In words that the player can be shown. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        transaction: components["schemas"]["AdminTransaction"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-player, wallet/unknown-transaction */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description wallet/not-reversible, wallet/insufficient-funds, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    publishOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    outcomes: ({
                        gold: number;
                        /** @constant */
                        kind: "gold";
                        /** @description Parts of 10,000. */
                        weight: number;
                    } | {
                        /** @constant */
                        kind: "sweeps";
                        sweeps: number;
                        /** @description Parts of 10,000. */
                        weight: number;
                    } | {
                        /** @constant */
                        kind: "product";
                        product: string;
                        /** @description Parts of 10,000. */
                        weight: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        odds: components["schemas"]["MysteryOdds"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/unknown-product */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description odds/not-a-mystery-prize, odds/weights-invalid, odds/prize-not-possible, approvals/required, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    askOdds: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    outcomes: ({
                        gold: number;
                        /** @constant */
                        kind: "gold";
                        /** @description Parts of 10,000. */
                        weight: number;
                    } | {
                        /** @constant */
                        kind: "sweeps";
                        sweeps: number;
                        /** @description Parts of 10,000. */
                        weight: number;
                    } | {
                        /** @constant */
                        kind: "product";
                        product: string;
                        /** @description Parts of 10,000. */
                        weight: number;
                    })[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: components["schemas"]["ApprovalRequest"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended, session/not-recent */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/unknown-product */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description odds/not-a-mystery-prize, odds/weights-invalid, odds/prize-not-possible, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSharedTraits: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SharedTrait"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    judgeSharedTrait: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    revision: number;
                    trait: string;
                    /** @enum {string} */
                    verdict: "same-person" | "different-people";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        trait: components["schemas"]["SharedTrait"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/unknown-trait */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/trait-changed, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeskTickets: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                state?: "open" | "answered" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeskTicketGlance"][];
                        /** @description Ask again with `after` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDeskTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                player: string;
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["AdminTicket"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/unknown-ticket */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    answerDeskTicket: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
                ticket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Plain text; it is shown as it is, line by line. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["AdminTicket"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/unknown-ticket */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/ticket-closed, support/ticket-full, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    closeDeskTicket: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                player: string;
                ticket: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "solved" | "no-reply" | "duplicate" | "not-for-us";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: components["schemas"]["AdminTicket"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/unknown-ticket */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description support/ticket-closed, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many of the newest 25 requests wait for a second superadmin. */
                        approvals: number;
                        /** @description How many checks; 100 for that many or more. */
                        identityChecks: number;
                        /** @description How many tickets wait for an answer; 100 for that many or more. */
                        tickets: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/forbidden, session/own-account */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        program: components["schemas"]["AffiliateProgram"];
                        rules: {
                            /** @description Until the first payment. */
                            firstPayoutHeldDays: number;
                            heldDays: number;
                            payableFromCents: number;
                            rememberedDays: number;
                            shareBasisPoints: number;
                            termsVersion: string;
                            version: string;
                        };
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCommissionLines: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CommissionAccrual"][];
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bindClick: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    click: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        boundAt: string;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-click */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/own-link, affiliates/already-bound, affiliates/click-used, affiliates/too-late, affiliates/link-closed, player/state-blocked, account/deletion-requested */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAffiliateLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AffiliateLink"][];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved, affiliates/links-suppressed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createAffiliateLink: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link: components["schemas"]["AffiliateLink"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved, affiliates/links-suppressed, affiliates/too-many-links */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    changeAffiliateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOpen: boolean;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        link: components["schemas"]["AffiliateLink"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/unknown-link */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved, affiliates/links-suppressed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readAffiliateFigures: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of all time but for what was reversed, which is of the days asked for. */
                        commission: {
                            /** @description US cents. */
                            approvedCents: number;
                            /** @description Taken back after a payout, and set against what is earned next. */
                            owedCents: number;
                            /** @description US cents. */
                            paidCents: number;
                            /** @description US cents. */
                            pendingCents: number;
                            /** @description US cents. */
                            reversedCents: number;
                        };
                        days: {
                            day: string;
                            metrics: components["schemas"]["AffiliateMetrics"];
                        }[];
                        links: {
                            link: string;
                            metrics: components["schemas"]["AffiliateMetrics"];
                        }[];
                        states: {
                            metrics: components["schemas"]["AffiliateMetrics"];
                            state: string;
                        }[];
                        total: components["schemas"]["AffiliateMetrics"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    requestAffiliate: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateApplication"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        program: components["schemas"]["AffiliateProgram"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/already-applied, affiliates/terms-superseded, account/deletion-requested, player/under-age, player/age-and-state-needed, play-limits/excluded */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAffiliateStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["AffiliateStatement"][];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description affiliates/not-approved */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readBonuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daily: components["schemas"]["DailyBonus"];
                        /**
                         * Format: date
                         * @description The day that it is for the player.
                         */
                        day: string;
                        freeEntry: {
                            enteredToday: boolean;
                            /**
                             * Format: date-time
                             * @description When the next one is there, in the time zone of the player.
                             */
                            nextAt: string;
                            /** @description Twelve digits that stand on letters of this player, for ever the same. */
                            postalCode: string;
                            /** @description Why it cannot be had now, as the code of a refusal; null when it can. */
                            refusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                            /** @description In hundredths of a Sweeps Coin. */
                            sweeps: number;
                        };
                        /** @description Why it cannot be had now, as the code of a refusal; null when it can. */
                        sweepsRefusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                        welcome: {
                            gold: {
                                amount: number;
                                granted: boolean;
                            };
                            sweeps: {
                                /** @description In hundredths of a Sweeps Coin. */
                                amount: number;
                                granted: boolean;
                                /** @description Why it cannot be had now, as the code of a refusal; null when it can. */
                                refusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                            };
                        };
                        wheel: components["schemas"]["DailyWheel"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    claimDailyBonus: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        credited: {
                            gold: number;
                            /** @description In hundredths of a Sweeps Coin. */
                            sweeps: number;
                        };
                        daily: components["schemas"]["DailyBonus"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/under-age, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, bonuses/not-yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFreeEntries: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FreeEntry"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    enterFree: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address: components["schemas"]["EntryAddress"];
                    /** @description A number by chance that the browser keeps. */
                    device: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        credited: {
                            gold: number;
                            /** @description In hundredths of a Sweeps Coin. */
                            sweeps: number;
                        };
                        entry: components["schemas"]["FreeEntry"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, player/sweeps-frozen, player/email-unverified, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, bonuses/not-yet, bonuses/address-used, bonuses/home-used, bonuses/device-used */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    spinDailyWheel: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        credited: {
                            gold: number;
                            /** @description In hundredths of a Sweeps Coin. */
                            sweeps: number;
                        };
                        sequence: number;
                        wheel: components["schemas"]["DailyWheel"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/round-open, player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, player/sweeps-frozen, player/email-unverified, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, bonuses/not-yet */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/unknown-product */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description cart/sold-out, cart/not-open, cart/only-some-left, cart/full */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeCartLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    checkOut: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    acceptedTerms: true;
                    address?: components["schemas"]["DeliveryAddress"];
                    reservation: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        order: components["schemas"]["Order"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description checkout/reservation-lapsed, checkout/cart-changed, draws/closed, games/round-open, player/suspended, player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, player/email-unverified, player/sweeps-frozen, player/email-just-changed */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readCheckoutStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a checkout of theirs has set aside, in hundredths; another checkout can take it. */
                        held: number;
                        identity: {
                            /** @description What prizes may be worth in all, in hundredths, before the check is needed. */
                            neededAbove: number;
                            /** @enum {string} */
                            state: "open" | "submitted" | "approved" | "rejected";
                        };
                        /** @description Whether their Sweeps Coins wait for an open payment. */
                        isFrozen: boolean;
                        /** @description In hundredths of a Sweeps Coin. */
                        minimumOrder: number;
                        /**
                         * Format: date-time
                         * @description By the clock that a hold lapses by: whoever counts down starts from here, not from a clock of theirs.
                         */
                        now: string;
                        /** @description What the player's orders come to, in hundredths; what was undone does not count. */
                        ordered: number;
                        /** @description Why they redeem nothing at all, whatever the order is. */
                        refusedAs: ("player/suspended" | "player/under-age" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/email-unverified" | "player/sweeps-frozen" | "player/email-just-changed") | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    reserveCart: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reservation: components["schemas"]["Reservation"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description checkout/cart-empty, checkout/lines-refused, checkout/below-minimum, checkout/too-many-random-prizes, checkout/too-many-holds, cart/too-many-codes, checkout/reservation-lapsed, identity/needed, player/suspended, player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, player/email-unverified, player/sweeps-frozen, player/email-just-changed, wallet/insufficient-funds */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    releaseReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether it was given up, now or before; not what was ordered, has lapsed or was replaced. */
                        released: boolean;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCoinPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CoinPackage"][];
                        /** @description Why no Sweeps Coins would come with it; null where they come. */
                        sweepsRefusedAs: ("request/unknown-route" | "request/invalid" | "request/too-large" | "request/too-many" | "request/unavailable" | "request/internal" | "session/required" | "session/ended" | "session/not-recent" | "session/own-account" | "session/forbidden" | "idempotency/key-missing" | "idempotency/key-reused" | "games/unknown-game" | "games/round-open" | "games/unknown-round" | "games/decision-not-allowed" | "games/round-conflict" | "fairness/too-many-rotations" | "wallet/insufficient-funds" | "wallet/hold-not-open" | "wallet/unknown-transaction" | "wallet/not-reversible" | "player/under-age" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/email-unverified" | "account/not-through-site" | "account/unknown-export" | "account/deletion-requested" | "account/deletion-blocked" | "account/deletion-not-requested" | "account/terms-needed" | "account/terms-superseded" | "identity/needed" | "identity/under-review" | "identity/approved" | "identity/too-many-files" | "identity/documents-missing" | "identity/not-under-review" | "identity/conflict" | "identity/unknown-document" | "player/suspended" | "player/not-suspended" | "player/unknown-player" | "player/unknown-trait" | "player/trait-changed" | "player/birthday-already-set" | "player/state-already-set" | "play-limits/too-fast" | "play-limits/on-break" | "play-limits/excluded" | "play-limits/stake-limit-reached" | "play-limits/loss-limit-reached" | "play-limits/purchase-limit-reached" | "play-limits/time-limit-reached" | "play-limits/reality-check-due" | "bonuses/not-yet" | "bonuses/address-used" | "bonuses/home-used" | "bonuses/device-used" | "bonuses/unknown-code" | "referrals/unknown-code" | "referrals/own-code" | "referrals/already-bound" | "referrals/too-late" | "referrals/account-older" | "affiliates/already-applied" | "affiliates/terms-superseded" | "affiliates/not-approved" | "affiliates/unknown-link" | "affiliates/too-many-links" | "affiliates/links-suppressed" | "affiliates/unknown-click" | "affiliates/own-link" | "affiliates/already-bound" | "affiliates/click-used" | "affiliates/too-late" | "affiliates/link-closed" | "affiliates/unknown-affiliate" | "affiliates/step-refused" | "affiliates/unknown-match" | "affiliates/review-open" | "affiliates/reason-needed" | "affiliates/unknown-accrual" | "affiliates/already-reversed" | "affiliates/nothing-to-reverse" | "affiliates/month-open" | "affiliates/unknown-statement" | "affiliates/nothing-payable" | "affiliates/already-paid" | "cart/unknown-product" | "cart/sold-out" | "cart/only-some-left" | "cart/not-open" | "cart/full" | "cart/too-many-codes" | "checkout/cart-empty" | "checkout/lines-refused" | "checkout/below-minimum" | "checkout/too-many-random-prizes" | "checkout/too-many-holds" | "checkout/reservation-lapsed" | "checkout/cart-changed" | "odds/not-a-mystery-prize" | "odds/weights-invalid" | "odds/prize-not-possible" | "odds/unknown-odds" | "draws/unknown-draw" | "draws/not-for-draws" | "draws/closing-not-possible" | "draws/open-already" | "draws/has-entries" | "draws/closed" | "draws/not-drawn" | "draws/unknown-entry" | "approvals/required" | "approvals/unknown-request" | "approvals/own-request" | "approvals/not-waiting" | "approvals/asker-not-superadmin" | "approvals/conflict" | "orders/unknown-order" | "orders/step-refused" | "orders/not-cancellable" | "orders/gold-spent" | "orders/codes-missing" | "orders/outcome-final" | "orders/unknown-code" | "orders/code-held" | "player/sweeps-frozen" | "player/email-just-changed" | "account/too-many-email-changes" | "account/same-email" | "account/email-taken" | "account/unknown-email-change" | "player/not-frozen" | "coins/unknown-package" | "coins/offer-used" | "coins/unknown-purchase" | "coins/checkout-over" | "coins/too-many-open" | "coins/too-many-today" | "coins/outcome-not-possible" | "coins/event-not-genuine" | "quests/unknown-quest" | "quests/not-finished" | "quests/expired" | "support/unknown-ticket" | "support/ticket-closed" | "support/ticket-full" | "support/too-many-open" | "support/too-often" | "support/too-many-messages" | "notices/unknown-notice" | "notices/obligatory" | "pictures/unknown-upload" | "pictures/too-large" | "pictures/not-a-picture") | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Purchase"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    beginPurchase: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    packageId: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where it is paid: a path of the site, or an address. */
                        checkoutUrl: string;
                        purchase: components["schemas"]["Purchase"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/unknown-package */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/offer-used, coins/checkout-over, coins/too-many-open, coins/too-many-today, account/terms-needed, player/under-age, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, play-limits/purchase-limit-reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readPurchase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchase: components["schemas"]["Purchase"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/unknown-purchase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readSandboxCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What can happen to the payment as it stands. */
                        outcomes: ("pay" | "decline" | "abandon" | "pay-later" | "pay-twice" | "pay-without-telling" | "refund" | "dispute" | "dispute-won" | "dispute-lost")[];
                        purchase: components["schemas"]["Purchase"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/unknown-purchase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseSandboxOutcome: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "pay" | "decline" | "abandon" | "pay-later" | "pay-twice" | "pay-without-telling" | "refund" | "dispute" | "dispute-won" | "dispute-lost";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What can happen to the payment as it stands. */
                        outcomes: ("pay" | "decline" | "abandon" | "pay-later" | "pay-twice" | "pay-without-telling" | "refund" | "dispute" | "dispute-won" | "dispute-lost")[];
                        purchase: components["schemas"]["Purchase"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/unknown-purchase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description coins/outcome-not-possible */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOwnEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            /** @description The number of the first; the others follow it. */
                            first: number;
                            order: string;
                            quantity: number;
                        }[];
                        owner: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readFairness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fairness"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    rotateSeeds: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    clientSeed?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        current: components["schemas"]["Commitment"];
                        revealed: components["schemas"]["RevealedSeed"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/round-open, fairness/too-many-rotations */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRounds: {
        parameters: {
            query?: {
                before?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoundWithBalances"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: number | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    playRound: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What is staked on, in the notation that the game publishes. */
                    choice?: string;
                    /** @enum {string} */
                    coin: "gold" | "sweeps";
                    stake: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a round waits for its player to do before anything else is played. */
                        awaits: ("decision" | "seeing") | null;
                        balances: components["schemas"]["Balances"];
                        round: components["schemas"]["Round"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/round-open, wallet/insufficient-funds, player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, play-limits/too-fast, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, play-limits/stake-limit-reached, play-limits/loss-limit-reached, play-limits/time-limit-reached, play-limits/reality-check-due */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    decideRound: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
                round: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In the notation that the game publishes. */
                    decision: string;
                    /** @description How many decisions the round had before, as the player saw it. */
                    step: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a round waits for its player to do before anything else is played. */
                        awaits: ("decision" | "seeing") | null;
                        balances: components["schemas"]["Balances"];
                        round: components["schemas"]["Round"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-round */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/decision-not-allowed, games/round-conflict, wallet/insufficient-funds, player/under-age, player/age-and-state-needed, player/state-blocked, player/residency-unconfirmed, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended, play-limits/stake-limit-reached, play-limits/loss-limit-reached */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    seeRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sequence: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-round */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOpenRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What a round waits for its player to do before anything else is played. */
                        awaits: ("decision" | "seeing") | null;
                        round: components["schemas"]["Round"] | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listNotices: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Notice"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                        /** @description How many were not read yet; 100 for that many or more. */
                        unread: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readNoticePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePreferences"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    putNoticePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: {
                        [key: string]: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePreferences"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notices/obligatory */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markNoticesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upTo: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many were not read yet; 100 for that many or more. */
                        unread: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description notices/unknown-notice */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Order"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order: components["schemas"]["Order"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/unknown-order */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        order: components["schemas"]["Order"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/unknown-order */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/not-cancellable, orders/step-refused, orders/gold-spent */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    viewOrderCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        /** Format: date-time */
                        firstShownAt: string;
                        views: number;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/unknown-order, orders/unknown-code */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description orders/code-held */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readPlayLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    takeBreak: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: 1 | 3 | 7 | 14 | 30;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    excludeMyself: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null for good. */
                    months: 6 | 12 | 36 | 60 | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setPlayLimit: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    most: number | null;
                    /** @enum {string} */
                    period: "day" | "week" | "month";
                    thing: components["schemas"]["LimitedThing"];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    chooseRealityCheck: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    minutes: 15 | 30 | 45 | 60;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    confirmRealityCheck: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    tellStanding: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bornOn: string;
                    state: string;
                    timeZone: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayLimits"];
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description player/birthday-already-set, player/state-already-set */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    countClick: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                    /** @description Made by the browser and kept there with the click. */
                    visitor: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null where nothing is counted: a robot, a flood, a link that is closed. */
                        click: {
                            id: string;
                            /** Format: date-time */
                            rememberedUntil: string;
                        } | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDraws: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Draw"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: string | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readDraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draw: components["schemas"]["Draw"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/unknown-draw */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDrawEntries: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ListedEntries"][];
                        /** @description Ask again with `after` set to this; null at the end. */
                        next: number | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description draws/unknown-draw */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    stopEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    player: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The address of the account, half hidden. */
                        email: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/unknown-email-change */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description account/email-taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GameSummary"][];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readObservedReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        coins: components["schemas"]["ObservedReturn"][];
                        exact: components["schemas"]["Share"];
                        parHash: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readGameVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                parHash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameVersion"];
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description games/unknown-game */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOdds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        odds: components["schemas"]["MysteryOdds"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description odds/unknown-odds */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readOddsVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                product: string;
                version: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        odds: components["schemas"]["MysteryOdds"];
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description odds/unknown-odds */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readQuests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @description The day that it is for the player.
                         */
                        day: string;
                        /** @description Whether one of today's quests was claimed. */
                        hasClaimedToday: boolean;
                        /** @description Days and weeks before, in which something was done; newest first. */
                        history: {
                            /** @enum {string} */
                            period: "day" | "week";
                            quests: components["schemas"]["Quest"][];
                            /** Format: date */
                            startsOn: string;
                        }[];
                        /** @description Today's three, then the week's. */
                        quests: components["schemas"]["Quest"][];
                        /** @description Why nothing can be claimed now, as the code of a refusal; null when it can. */
                        refusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                        /** Format: date-time */
                        resetsAt: string;
                        /** @description Days in a row with at least one claimed quest. */
                        streak: number;
                        /** @description Why rewards are Gold Coins alone, as the code of a refusal; null when they are not. */
                        sweepsRefusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                        timeZone: string;
                        /** @description Those of yesterday and of last week that are finished and can still be claimed. */
                        waiting: components["schemas"]["Quest"][];
                        /** Format: date-time */
                        weekResetsAt: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    claimQuest: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        credited: {
                            gold: number;
                            sweeps: number;
                        };
                        quest: components["schemas"]["Quest"];
                        sequence: number;
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description quests/unknown-quest */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description quests/not-finished, quests/expired, player/under-age, play-limits/on-break, play-limits/excluded, account/deletion-requested, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readReferrals: {
        parameters: {
            query?: {
                before?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Until when the player can say who invited them; null where that is over. */
                        bindableUntil: string | null;
                        code: string;
                        /** @description How the player themselves was invited, null where nobody did. */
                        invitation: components["schemas"]["Referral"] | null;
                        invitees: {
                            items: components["schemas"]["Referral"][];
                            /** @description Ask again with `before` set to this; null at the end. */
                            next: string | null;
                        };
                        month: {
                            /** @description In the time zone of the player. */
                            month: string;
                            of: number;
                            settled: number;
                        };
                        /** @description Of the site, with the code. */
                        path: string;
                        /** @description What the friend has to stake in Sweeps Coins. */
                        playedNeeded: number;
                        /** @description What each side is given. */
                        reward: {
                            gold: number;
                            /** @description In hundredths of a Sweeps Coin. */
                            sweeps: number;
                        };
                        /** @description Why the player would get no Sweeps Coins now; null where they would. */
                        sweepsRefusedAs: ("player/suspended" | "player/under-age" | "play-limits/on-break" | "play-limits/excluded" | "account/deletion-requested" | "player/age-and-state-needed" | "player/state-blocked" | "player/residency-unconfirmed" | "player/sweeps-frozen" | "player/email-unverified") | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    bindFriend: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        invitation: components["schemas"]["Referral"];
                    };
                };
            };
            /** @description idempotency/key-missing, request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description referrals/unknown-code */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description referrals/own-code, referrals/already-bound, referrals/too-late, referrals/account-older, account/deletion-requested, player/suspended */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description idempotency/key-reused */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balances: components["schemas"]["Balances"];
                        sequence: number;
                        /** @description Null while the house has nothing against the player. */
                        suspension: components["schemas"]["Suspension"] | null;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                before?: number;
                /** @description Nothing that happened before this instant. */
                from?: string;
                /** @description Rounds of this game only. */
                gameId?: string;
                kind?: "account-change" | "account-closed" | "adjustment" | "expiry" | "grant" | "hold" | "order" | "order-undone" | "play-limits" | "purchase" | "purchase-begun" | "purchase-ended" | "refund" | "release" | "reversal" | "round" | "round-open" | "round-seen" | "seed-rotation" | "sign-out" | "sweeps-freeze" | "wheel-spin";
                limit?: number;
                /** @description Only what happened before this instant. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Transaction"][];
                        /** @description Ask again with `before` set to this; null at the end. */
                        next: number | null;
                    };
                };
            };
            /** @description request/invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description session/required, session/ended */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/too-many */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/internal */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description request/unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
