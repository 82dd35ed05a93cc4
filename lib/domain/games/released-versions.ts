/**
 * PAR hash of every version that was ever playable, by game and number. Append only, because ledgers refer to these: `npm run par` with
 * `--release` adds the line of a new version, and lines never change.
 */
export const releasedVersions: Readonly<Record<string, string>> = {
  'baccarat 1': 'a095b948c1cead14f1efff0012df04c29c7e199e8bbeafe25db617fb62705a26',
  'blackjack 1': '56e18fe169a1af3f44373cff581bdd729a58188c11f1eeecb5362fe96f71be8d',
  'blackjack 2': '96c3839b28483439dc8d2cfbf6c83ff8214b6f089dae134caf1d2a9ff5df5ccf',
  'dice 1': '3954a96e55c6710c46db8948c5456fa75d1dc3dcab43dfc14e7084df2ce8178a',
  'dragon-scratch 1': 'f4cf2a91640c552c565b9d4c086866464a83fbf3a3c374ab625b428e0d59ea93',
  'harbour-wheel 1': 'c135ce8ed5aa5fda4bc76e920b7e462ed3000d02fd85027367016e0074b724fd',
  'hi-lo 1': 'ce47caa30fa72dc191c6193d4966a874b34aae079cbfa3c00d6d0b8331ecebb7',
  'hk-slots 1': '326f1b2331d8218973628f742bfc84ac1fc6ebafc295e50013cb8521bd91ac09',
  'hk-slots 2': 'fbae6672781e08ff72495de4fb6a893a4006bfc92661901b5f8629f2c0a86c6e',
  'jade-fortune 1': 'ae48e656f14168a7077989fa4c0987386be08b2789d09680bde5d8d6968f699c',
  'keno 1': '59a6cb85b958b4b2305c43329acf6f6056ce534a6258da0cb77dee1230a26e84',
  'koi-garden 1': '6e93ba8318e68c4925a01d7fd4c70d54e6afbbbaf37682b0d2511f46734ade9e',
  'lantern-cascade 1': 'ea46854a855ba79ef0f565a387063c3ab23c1374b183eb89468a8e36963d2622',
  'lighthouse-bay 1': 'a2b9d2014adf7a13e4ee69e6a0794f0451dbbfaf98a4d1deb4613dddfc25f88e',
  'limbo 1': '3505247080a84b14f29399b7e9c780f7d96b6f4c1f55da5f3813eafba6112e77',
  'lucky-ticket 1': '8ec932589f07e7bcaa737367f1b0cea1d79fbbb2bcab53f2bf1403827ee2bc55',
  'mines 1': '8132422faad8dba35a3bf51878d914016aaef2eeecf93c85f4ea281ad9e81b53',
  'neon-tiger 1': '3df28b9f0853b793332a64f4bad9de46734dcb06ff3a410883c71d1921c03632',
  'pearl-divers 1': '9231d71a28a847a6412d514fd7ded0f73598c87bb8969d18acc3bc1b5ad8f3ee',
  'plinko 1': '8be6987fad65831ecb9e554943a9c87d0582076373638a3f5f8c8adb9f2646e0',
  'roulette 1': '5998149c115080a46b10a62dc3bc427bc3efcc7db86fc2c158b4f4e114b6498b',
  'video-poker 1': 'e23255a3a2181532f33f08f78fe70d64a53930e42c5e0865a022f1bdcf9dc379',
};
