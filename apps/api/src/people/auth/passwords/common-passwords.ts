/**
 * Passwords from the top of published leak lists that would pass the pattern, in lower case. Longer lists add little:
 * the pattern already rejects most of their entries, and the login limits stop a guesser long before the end of a list.
 */
const common = new Set(
  `password1! password123! password12! password1@ password@1 password@123 password#1 password123# password1# password$1
passw0rd! passw0rd1! passw0rd@1 passw0rd@123 pa$$w0rd pa$$w0rd1 pa$$word1 pa$$w0rd! p@ssw0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd1!
p@ssw0rd12 p@ssw0rd123 p@ssw0rd123! p@ssw0rd2024 p@ssw0rd2025 p@ssw0rd2026 p@ssword1 p@ssword1! p@ssword123 p@55w0rd p@55word1
qwerty1! qwerty12! qwerty123! qwerty@1 qwerty@123 qwerty123# qwerty1@ qwertyuiop1! qwer1234! qwer!234 1q2w3e4r! 1qaz@wsx
1qaz2wsx! !qaz2wsx !qaz1qaz zaq12wsx! zaq1@wsx zaq!2wsx q1w2e3r4! q1w2e3r4t5! asdf1234! asdfgh1! asd123!@#
welcome1! welcome1@ welcome@1 welcome@123 welcome123! welcome12! welcome123# welc0me! welc0me1! welcome2024! welcome2025! welcome2026!
admin1! admin123! admin@1 admin@12 admin@123 admin@1234 admin123# admin1234! adm1n@123 administrator1! root@123 root123! test@123 test123!
test1234! test@1234 user@123 user123! guest@123 changeme1! changeme123! changeme@1 letmein1! letmein123! letmein@1 l3tm31n!
abc123!@# abc@123 abc@1234 abcd1234! abcd@123 abcd@1234 abc123!! abc1234! abcdef1! aa123456! aa@123456 aa123456@ a123456! a1b2c3d4!
iloveyou1! iloveyou123! monkey1! monkey123! dragon1! dragon123! football1! football123! baseball1! soccer1! soccer123! hockey1! hockey123!
summer2024! summer2025! summer2026! winter2024! winter2025! winter2026! spring2025! spring2026! autumn2025! autumn2026! january2026!
canada1! canada123! canada@1 toronto1! vancouver1! montreal1! company1! company123! computer1! internet1! master1! master123! superman1!
batman1! pokemon1! princess1! sunshine1! shadow1! secret1! secret123! trustno1! starwars1! michael1! jordan23! charlie1! hello123! hello1!
google1! google123! samsung1! facebook1! linkedin1! azerty1! azerty123! motdepasse1! motdepasse123! bonjour1! bonjour123! soleil1! doudou1!
drone1! drone123! drones1! dronesoccer1! dronesoccer123! dronesoccer! drone-soccer1 dr0nesoccer! dr0nes0ccer! dronesoccer@1`
    .split(/\s+/)
    .filter(Boolean),
);

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
